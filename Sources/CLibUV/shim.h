#ifndef ROUNDABOUT_CLIBUV_H
#define ROUNDABOUT_CLIBUV_H

#include <uv.h>

#endif
