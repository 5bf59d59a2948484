import { hostRoutes } from '@shop/contracts/pages'

/** Any origin will do: what does not stay on it leads elsewhere. */
const HERE = 'https://shop.invalid'

// What a browser takes for a slash, or leaves out of an address, could turn a path into another host.
const DECEPTIVE = /[\\\p{Cc}\p{Cf}\p{Cs}\s]/u

/**
 * The path of an old address as it is stored and looked up: small letters, no slash at its end, nothing behind `?` or `#`.
 * Null for what is no path of ours.
 */
export function toRedirectPath(address: string): string | null {
  const url = ownUrl(address)
  if (!url) return null
  const path = readable(url.pathname).toLowerCase()
  const shorter = path.slice(0, path.length - (/\/+$/.exec(path)?.[0].length ?? 0))
  return shorter === '' || shorter.includes('//') ? null : shorter
}

/**
 * Where a redirect leads, as it may stand in a `Location`: a path of ours with its query and anchor. Null for everything that
 * could lead to another host, such as `//host`, `/\host` and `/.//host`.
 */
export function ownTarget(address: string): string | null {
  const url = ownUrl(address)
  return url && `${url.pathname}${url.search}${url.hash}`
}

function ownUrl(address: string): URL | null {
  if (!address.startsWith('/') || DECEPTIVE.test(address)) return null
  const url = URL.parse(address, HERE)
  if (!url || url.origin !== HERE || url.username || url.password) return null
  // "/.//host" is a path here, and a host as soon as a browser is sent there.
  return url.pathname.startsWith('//') ? null : url
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Pages that are always there. Remotes bring theirs in their releases, which this service does not read: those that an old
 * address may lead to are agreed upon here.
 */
const pages = new Set([
  ...hostRoutes.map(({ path }) => path),
  ...['/', '/store', '/search', '/wishlist', '/cart', '/checkout', '/order-status'],
])

/** What stands at an address of ours: a thing that may be gone, a page that is always there, or nothing. */
export function placeOf(path: string): { kind: 'product' | 'bundle'; article: string } | 'page' | 'private' | null {
  const [, first = '', second, ...more] = path.split('/')
  const word = first.toLowerCase()
  if ((word === 'product' || word === 'bundle') && second !== undefined && more.length === 0)
    return { kind: word, article: second.toUpperCase() }
  if (
    [
      'admin',
      'api',
      'images',
      'internal',
      'user',
      'payment',
      'tpo',
      'third-party-order',
      'newsletter',
      'back-in-stock',
    ].includes(word)
  )
    return 'private'
  return pages.has(path.toLowerCase()) ? 'page' : null
}
