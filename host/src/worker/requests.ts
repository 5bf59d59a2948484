type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'cache' | 'referrer'>

/** A `renewal` is a file that a page requests again, because what it was given before was wrong. */
export type Kind = 'page' | 'file' | 'renewal' | 'picture'

/**
 * What is opened like a page and is none of the shop's: calls, pictures, files with an ending, the back office. All else may be one
 * that a remote has released since this worker came.
 */
const NO_PAGE = /^\/(?:admin|api|dev|images|internal|preview|sandbox-pay)(?:\/|$)|\.\w+$/i

/** A name with its content's hash. Files of the back office are none of ours. */
const FILE = /^\/(?:assets|remotes\/(?!admin\/)[\w-]+\/[0-9a-f]+)\/[^/]+\.[0-9a-f]{8}\.\w+$/
const PICTURE = /^\/images\/[^/]+\/\d+\.\w+$/
const OFFICE = /^\/(?:admin|preview)(?:[/?#]|$)/i

/** What the worker answers, and how; null for all that it leaves to the browser: calls, and whatever belongs to the back office. */
export function kindOf({ url, method, mode, cache, referrer }: Asked, origin: string): Kind | null {
  const { pathname, search, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin) return null
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? null : 'page'
  const isForOffice = referrer.startsWith(origin) && OFFICE.test(referrer.slice(origin.length))
  if (search || isForOffice) return null
  if (FILE.test(pathname) && cache === 'reload') return 'renewal'
  if (cache !== 'default') return null
  if (FILE.test(pathname)) return 'file'
  return PICTURE.test(pathname) ? 'picture' : null
}
