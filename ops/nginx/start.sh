#!/bin/sh
# Starts the door in its container. FRONT_PROXY: address or network of the proxy of ours that ends TLS in front of it, if
# there is one; only that one is believed about where a visitor comes from.
set -eu
cd /shop
if [ -n "${FRONT_PROXY:-}" ]; then
  printf 'set_real_ip_from %s;\nreal_ip_header X-Forwarded-For;\n' "$FRONT_PROXY" > temp/front-proxy.conf
fi
exec nginx -p /shop -c nginx.conf -g 'daemon off;'
