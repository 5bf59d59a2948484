import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import type { LocalInput, Route, Routes } from '../calls/routes.ts'

export type PublicApi = {
  call<Called extends AnyEndpoint>(endpoint: Called, input?: LocalInput): Promise<ResultOf<Called>>
}

/** The public calls of services that live in this process: how pages get their first data without a hop. */
export function createLocalApi(lists: readonly Routes[]): PublicApi {
  const routes = new Map<string, Route>()
  for (const { list } of lists) for (const route of list) routes.set(nameOf(route), route)
  return {
    async call<Called extends AnyEndpoint>(endpoint: Called, input: LocalInput = {}) {
      const route = routes.get(nameOf(endpoint))
      if (!route?.local) throw new Error(`Nobody here answers ${nameOf(endpoint)} for guests`)
      return (await route.local(input)) as ResultOf<Called>
    },
  }
}

function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`
}
