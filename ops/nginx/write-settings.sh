#!/bin/sh
# Writes what the owner has set into files that nginx.conf includes, in the folder where nginx is to run. FRONT_PROXY: address or
# network of the proxy of ours that ends TLS in front of it, if there is one; only that one is believed about where a visitor
# comes from. CALLS_IN_FLIGHT: how many calls and pages one client has at work at a time.
set -eu
if [ -n "${FRONT_PROXY:-}" ]; then
  printf 'set_real_ip_from %s;\nreal_ip_header X-Forwarded-For;\n' "$FRONT_PROXY" > temp/front-proxy.conf
fi
printf 'limit_conn calls %s;\n' "${CALLS_IN_FLIGHT:-20}" > temp/calls.limits
