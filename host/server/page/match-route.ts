import { type PageRoute, pageRoutes } from '@shop/contracts/pages'

export type MatchedRoute = { route: PageRoute; params: Record<string, string> }

/** The page that an address names, as the browser's router finds it. */
export function matchRoute(path: string): MatchedRoute | null {
  for (const route of pageRoutes) {
    const params = paramsOf(route.path, path)
    if (params) return { route, params }
  }
  return null
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const asked = path.replace(/\/+$/, '').split('/')
  const wanted = pattern.replace(/\/+$/, '').split('/')
  if (asked.length > wanted.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const value = asked[place]
    if (part.startsWith(':')) {
      if (value) params[part.replace(/^:|\?$/g, '')] = value
      else if (!part.endsWith('?')) return null
    } else if (part !== value) return null
  }
  return params
}
