// What libwebsockets' headers offer only as macros, variadics or types that differ between versions, made one for Swift.
#ifndef ROUNDABOUT_CLIBWEBSOCKETS_H
#define ROUNDABOUT_CLIBWEBSOCKETS_H

#include <libwebsockets.h>

// Writable bytes that lws_write wants in front of what it sends.
static inline size_t roundabout_lws_pre(void) { return LWS_PRE; }

// lws_write_ws_flags takes and gives an int up to 4.3 and an enum from 5.0 on.
static inline int roundabout_lws_write_fragment(struct lws *wsi, unsigned char *payload, size_t count, int isBinary,
                                                int isFirst, int isLast) {
    return lws_write(wsi, payload, count,
                     (enum lws_write_protocol)lws_write_ws_flags(isBinary ? LWS_WRITE_BINARY : LWS_WRITE_TEXT, isFirst,
                                                                 isLast));
}

#endif
