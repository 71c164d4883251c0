// The C99 functions that Swift's own library lacks, and nothing else. No header is included, so that the same
// declarations serve Linux, macOS and wasm32 without a sysroot.
#ifndef ROUNDABOUT_CMATH_H
#define ROUNDABOUT_CMATH_H

double sin(double);
double cos(double);
double tan(double);
double asin(double);
double acos(double);
double atan(double);
double atan2(double, double);
double hypot(double, double);
double pow(double, double);
double exp(double);
double log(double);
double fmod(double, double);

#endif
