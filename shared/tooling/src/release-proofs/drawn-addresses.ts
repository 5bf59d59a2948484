import type { PageRoute } from '@shop/contracts/pages'

/** What is opened of a part, and pages that need a sign-in. */
export type DrawnAddresses = { addresses: string[]; closed: string[] }

/** The name of no article, so a page tells that there is no such thing. */
const NOBODY: Record<string, string> = { order: 'T00-000000-nosuchorder0', step: 'confirm' }
/** Who is not signed in sees of the back office where one signs in. */
const OFFICE = { path: '/admin/*', address: '/admin/login' }

type Drawn = Pick<PageRoute, 'path' | 'guard'>

/**
 * An address for each page. `known` are addresses of the running shop, such as
 * those of its sitemap: where a page names something, the first of them is opened.
 */
export function drawnAddresses(routes: readonly Drawn[], known: readonly string[]): DrawnAddresses {
  const isClosed = ({ guard, path }: Drawn) => guard === 'customer' || path === OFFICE.path
  const office = routes.some(({ path }) => path === OFFICE.path) ? [OFFICE.address] : []
  const open = routes.filter(route => !isClosed(route)).map(({ path }) => addressOf(path, known))
  return { addresses: [...new Set([...open, ...office])], closed: routes.filter(isClosed).map(({ path }) => path) }
}

function addressOf(path: string, known: readonly string[]): string {
  const isLike = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  const alike = path.includes(':') ? known.find(address => isLike.test(address)) : undefined
  return alike ?? path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:(\w+)/g, (_, name: string) => NOBODY[name] ?? 'no-such')
}
