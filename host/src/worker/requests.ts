import { shopRoutes } from '@shop/contracts/pages'

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'cache' | 'referrer'>

/** A `renewal` is a file that a page requests again, because what it was given before was wrong. */
export type Kind = 'page' | 'file' | 'renewal' | 'picture'

/** The first names of the addresses that are pages of the shop: the home page, "store", "product" … */
const sections = new Set(shopRoutes.map(({ path }) => path.split('/')[1]))

/** A name with its content's hash. Files of the back office are none of ours. */
const FILE = /^\/(?:assets|remotes\/(?!admin\/)[\w-]+\/[0-9a-f]+)\/[^/]+\.[0-9a-f]{8}\.\w+$/
const PICTURE = /^\/images\/[^/]+\/\d+\.\w+$/
const OFFICE = /^\/(?:admin|preview)(?:[/?#]|$)/i

/** What the worker answers, and how; null for all that it leaves to the browser: calls, and whatever belongs to the back office. */
export function kindOf({ url, method, mode, cache, referrer }: Asked, origin: string): Kind | null {
  const { pathname, search, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin) return null
  if (mode === 'navigate') return sections.has(pathname.split('/')[1]?.toLowerCase()) ? 'page' : null
  const isForOffice = referrer.startsWith(origin) && OFFICE.test(referrer.slice(origin.length))
  if (search || isForOffice) return null
  if (FILE.test(pathname) && cache === 'reload') return 'renewal'
  if (cache !== 'default') return null
  if (FILE.test(pathname)) return 'file'
  return PICTURE.test(pathname) ? 'picture' : null
}
