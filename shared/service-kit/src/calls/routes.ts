import type { Access, AnyEndpoint } from '@shop/contracts/endpoint'
import type { Middleware } from 'koa'
import type { Guards } from './guards.ts'

export type LocalInput = { params?: unknown; query?: unknown; body?: unknown }

/** One route of a service. */
export type Route = {
  method: AnyEndpoint['method']
  path: string
  access: Access
  /** What is done with a request, in this order: the chain of middleware for this address. */
  steps: readonly Middleware[]
  /** The contract, for calls that have one (pictures, pages and callbacks have none). */
  endpoint?: AnyEndpoint
  /** Answers a guest in this process, without HTTP; only public calls have it. */
  local?(input: LocalInput): Promise<unknown>
}

/** The routes of a service, collected before the app is built, so that they can be listed, checked and documented. */
export type Routes = { readonly guards: Guards; readonly list: Route[] }

/** An empty list of routes; `guards` find out who calls, for the access rules that the routes declare. */
export function createRoutes(guards: Guards = {}): Routes {
  return { guards, list: [] }
}

/** Adds a route. Throws at start when method and path are taken. */
export function addRoute({ list }: Routes, route: Route): void {
  const twin = list.some(({ method, path }) => method === route.method && path === route.path)
  if (twin) throw new Error(`Route ${route.method} ${route.path} is registered twice`)
  list.push(route)
}
