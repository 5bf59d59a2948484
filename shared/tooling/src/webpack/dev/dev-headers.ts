import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** The shop as it is asked for, and this dev server as browsers see it. */
export type Places = { shop: string; dev: string }

/** A policy of the shop that also lets the page receive changes, and asks for no https where there is none. */
export function developmentPolicy(policy: string): string {
  return policy
    .split(/;\s*/)
    .filter(directive => directive !== 'upgrade-insecure-requests')
    .map(directive => (/^connect-src (?!.* ws:$)/.test(directive) ? `${directive} ws:` : directive))
    .join('; ')
}

/** The request for the shop: one from our own page counts as one from its own, and no other does. */
export function headersForShop(headers: IncomingHttpHeaders, { shop, dev }: Places): Record<string, string> {
  const { origin, referer, cookie } = headers
  return {
    // Pages are changed on their way, so they come uncompressed.
    'accept-encoding': 'identity',
    ...(origin === dev && { origin: shop }),
    ...(referer?.startsWith(`${dev}/`) && { referer: shop + referer.slice(dev.length) }),
    ...(cookie && { cookie: cookie.replaceAll(`${cookiePrefix(dev)}`, '__Host-') }),
  }
}

// Of one connection, of a TLS that the dev server has not, or of files whose contents are known ahead.
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security', 'integrity-policy']

/** The answer for the browser: the shop's headers, as if they came from here. */
export function headersForBrowser(headers: IncomingHttpHeaders, { shop, dev }: Places): OutgoingHttpHeaders {
  const passed = Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.includes(name))
  const { location, 'set-cookie': cookies, 'content-security-policy': policy } = headers
  return {
    ...Object.fromEntries(passed),
    ...(location?.startsWith(`${shop}/`) && { location: dev + location.slice(shop.length) }),
    ...(cookies && { 'set-cookie': cookies.map(cookie => cookieForBrowser(cookie, dev)) }),
    ...(policy && { 'content-security-policy': developmentPolicy(String(policy)) }),
  }
}

/** Names neither a domain nor TLS: the dev server has none. */
function cookieForBrowser(cookie: string, dev: string): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/)
  const kept = attributes.filter(attribute => !/^(?:secure$|domain=)/i.test(attribute))
  return [pair.replace(/^__Host-/, cookiePrefix(dev)), ...kept].join('; ')
}

/** Cookies know no ports: with the port in their names, two shops on one machine do not sign each other out. */
function cookiePrefix(dev: string): string {
  return `dev-${new URL(dev).port}-`
}
