import type { PageRoute } from '@shop/contracts/pages'

/** The name of no article, so a page tells that there is no such thing. */
const NOBODY: Record<string, string> = { order: 'T00-000000-nosuchorder0', step: 'confirm' }
/** Who is not signed in sees of the back office where one signs in. */
const OFFICE = { path: '/admin/*', address: '/admin/login' }

export type Drawn = Pick<PageRoute, 'path' | 'guard'>

/**
 * An address for each page that guests may open. `known` are addresses of the running shop, such as
 * those of its sitemap: where a page names something, the first of them is opened.
 */
export function guestAddresses(routes: readonly Drawn[], known: readonly string[]): string[] {
  const office = routes.some(isOffice) ? [OFFICE.address] : []
  const open = routes.filter(route => !isCustomers(route) && !isOffice(route)).map(({ path }) => addressOf(path, known))
  return [...new Set([...open, ...office])]
}

/** Is it for customers who are signed in? */
export function isCustomers({ guard }: Drawn): boolean {
  return guard === 'customer'
}

export function isOffice({ path }: Drawn): boolean {
  return path === OFFICE.path
}

/** An address that this path answers: one of those that are known, else of something that there is not. */
export function addressOf(path: string, known: readonly string[]): string {
  const isLike = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  const alike = path.includes(':') ? known.find(address => isLike.test(address)) : undefined
  return alike ?? path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:(\w+)/g, (_, name: string) => NOBODY[name] ?? 'no-such')
}
