// What libwebsockets' headers offer only as macros or variadics, made visible to Swift.
#ifndef ROUNDABOUT_CLIBWEBSOCKETS_H
#define ROUNDABOUT_CLIBWEBSOCKETS_H

#include <libwebsockets.h>

static inline size_t roundabout_lws_pre(void) { return LWS_PRE; }

#endif
