import { pageRedirects } from '@shop/contracts/pages'
import type { ServerRoute } from '../versions/routes.ts'

export type MatchedRoute = { route: ServerRoute; params: Record<string, string> }

/** The page that an address names, as the browser's router finds it. */
export function matchRoute(path: string, routes: readonly ServerRoute[]): MatchedRoute | null {
  const asked = segmentsOf(path)
  for (const route of routes) {
    const params = paramsOf(segmentsOf(route.path), asked)
    if (params) return { route, params }
  }
  return null
}

/** Where an address without a screen of its own leads. */
export function redirectFrom(path: string): string | null {
  const asked = segmentsOf(path)
  return pageRedirects.find(redirect => paramsOf(segmentsOf(redirect.path), asked))?.to ?? null
}

/** The address as it is known, for one whose fixed parts are written in capital letters: "/Store" for "/store". Null for all others. */
export function foldedPath(path: string, routes: readonly ServerRoute[]): string | null {
  const asked = segmentsOf(path)
  for (const { path: known } of [...routes, ...pageRedirects]) {
    const wanted = segmentsOf(known)
    // The article or the name of an order keeps its spelling: only the fixed segments of the route are folded.
    const isFixed = (index: number) => wanted[index] !== undefined && !/^[:*]/.test(wanted[index])
    const folded = asked.map((part, index) => (isFixed(index) ? part.toLowerCase() : part))
    if (paramsOf(wanted, folded)) return folded.join('/') === asked.join('/') ? null : folded.join('/')
  }
  return null
}

function paramsOf(wanted: readonly string[], asked: readonly string[]): Record<string, string> | null {
  if (asked.length > wanted.length && wanted.at(-1) !== '*') return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = asked[index]
    if (part === '*') return params
    if (part.startsWith(':')) {
      if (value) params[part.replace(/^:|\?$/g, '')] = value
      else if (!part.endsWith('?')) return null
    } else if (part !== value) return null
  }
  return params
}

/** Slashes at the end do not count. They are counted off, not matched: a pattern would try each slash of an address that is all slashes. */
function segmentsOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(0, parts.findLastIndex(part => part !== '') + 1)
}
