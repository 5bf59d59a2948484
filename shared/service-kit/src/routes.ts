import type { Access, AnyEndpoint } from '@shop/contracts/endpoint'
import type { Context } from 'koa'
import type { Guards } from './guards.ts'
import type { PreparedJson } from './prepared.ts'
import type { QueryWords } from './query-words.ts'

export type LocalInput = { params?: unknown; query?: unknown; body?: unknown }

/** Null leaves the request to the usual way, which knows how to wait and how to refuse. */
export type QuickAnswer = (words: QueryWords) => PreparedJson | null

/** One way into a service. */
export type Route = {
  method: AnyEndpoint['method']
  path: string
  access: Access
  run(ctx: Context): Promise<void> | void
  /** The contract, for calls that have one (pictures, pages and callbacks have none). */
  endpoint?: AnyEndpoint
  /** The same answer for a guest in this process, without HTTP; only public calls have it. */
  local?(input: LocalInput): Promise<unknown>
  /** The same answer to a question that is plainly right, when it is at hand. */
  quick?: QuickAnswer
}

/** The ways into a service, collected before the app is built, so that they can be listed, checked and documented. */
export type Routes = { readonly guards: Guards; readonly list: Route[] }

/** An empty list of ways in; `guards` say who asks, for the access rules that the routes declare. */
export function createRoutes(guards: Guards = {}): Routes {
  return { guards, list: [] }
}

/** Adds a way in. Throws at start when method and path are taken. */
export function addRoute({ list }: Routes, route: Route): void {
  const twin = list.some(({ method, path }) => method === route.method && path === route.path)
  if (twin) throw new Error(`Route ${route.method} ${route.path} is registered twice`)
  list.push(route)
}
