// What Embedded Swift asks of a C library and wasi-libc does not have: reading a Double, and the product of two 128-bit
// integers (which a compiler's own runtime library brings elsewhere).
#include <stdint.h>
#include <stdlib.h>

// Returns where the number ends, or NULL if there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    char *end;
    *value = strtod(text, &end);
    return end == text ? NULL : end;
}

__int128 __multi3(__int128 a, __int128 b) {
    uint64_t aLow = (uint64_t)a, aHigh = (uint64_t)(a >> 64), bLow = (uint64_t)b, bHigh = (uint64_t)(b >> 64);
    uint64_t a0 = (uint32_t)aLow, a1 = aLow >> 32, b0 = (uint32_t)bLow, b1 = bLow >> 32;
    uint64_t low = a0 * b0;
    uint64_t middle = a1 * b0 + (low >> 32);
    uint64_t other = a0 * b1 + (uint32_t)middle;
    uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32) + aLow * bHigh + aHigh * bLow;
    return (__int128)(((unsigned __int128)high << 64) | (other << 32) | (uint32_t)low);
}
