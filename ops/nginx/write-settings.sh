#!/bin/sh
# Writes what the owner has set into files that nginx.conf includes, in the folder where nginx is to run. FRONT_PROXY: addresses or
# networks, comma-separated, of the proxy of ours or the CDN in front of it, if there is one; only they are believed about where a visitor
# comes from. TLS: on where certificates/ holds fullchain.pem and privkey.pem of PUBLIC_ORIGIN. CALLS_IN_FLIGHT: how many calls and pages one client has at work at a time. CATALOG_URL and the like: the copies of
# each part, comma-separated; a name with several addresses is several copies. FAILURE_LOG: where what failed is written; the output.
set -eu
if [ -n "${FRONT_PROXY:-}" ]; then
  {
    for proxy in $(printf %s "$FRONT_PROXY" | tr ',' ' '); do printf 'set_real_ip_from %s;\n' "$proxy"; done
    printf 'real_ip_header X-Forwarded-For;\n'
  } > temp/front-proxy.conf
fi
if [ "${TLS:-off}" = on ]; then
  case ${PUBLIC_ORIGIN:-} in
    https://*) ;;
    *) echo 'TLS=on needs PUBLIC_ORIGIN to begin with https://' >&2 && exit 1 ;;
  esac
  printf 'map "" $public_origin { default "%s"; }\n' "${PUBLIC_ORIGIN%/}" > temp/public-origin.conf
  # With the sum of the certificate this file changes as it is renewed, and nginx reads both.
  printf '# %s\ninclude tls.conf;\n' "$(cksum < certificates/fullchain.pem)" > temp/tls.server
fi
printf 'access_log %s failures if=$has_failed;\n' "${FAILURE_LOG:-/dev/stdout}" > temp/failures.conf
printf 'limit_conn calls %s;\n' "${CALLS_IN_FLIGHT:-20}" > temp/calls.limits

# A name that is not known now has no address: its copies are left out until it is, and the door opens all the same.
addresses_of() {
  for url in $(printf %s "$1" | tr ',' ' '); do
    place=${url#http://}
    place=${place%/}
    getent ahostsv4 "${place%:*}" | while read -r address _; do printf '%s:%s\n' "$address" "${place##*:}"; done
  done | sort -u
}

# A copy that fails once is left out for ten seconds. Were all of them left out, the door would refuse everything: then the same copies
# stand by as backups, which are never left out.
write_copies() {
  addresses=$(addresses_of "$2")
  count=$(printf %s "$addresses" | grep -c .) || true
  if [ "$count" -gt 1 ]; then many="$many $1 many;"; fi
  printf 'upstream %s {\n  zone %s 64k;\n' "$1" "$1"
  if [ "$count" = 0 ]; then printf '  server 127.0.0.1:1;\n'; fi
  for address in $addresses; do printf '  server %s max_fails=1 fail_timeout=10s;\n' "$address"; done
  if [ "$count" -gt 1 ]; then
    for address in $addresses; do printf '  server %s backup max_fails=0;\n' "$address"; done
  fi
  printf '}\n'
}

many=
{
  # parts: copies
  write_copies host "${HOST_URL:-http://host:4000}"
  write_copies catalog "${CATALOG_URL:-http://catalog:4001}"
  write_copies cart-checkout "${CART_CHECKOUT_URL:-http://cart-checkout:4002}"
  write_copies account "${ACCOUNT_URL:-http://account:4003}"
  write_copies admin "${ADMIN_URL:-http://admin:4004}"
  # parts: end
  printf 'map $owner $copies { default one;%s }\n' "$many"
} > temp/copies.new
mv temp/copies.new temp/copies.conf
