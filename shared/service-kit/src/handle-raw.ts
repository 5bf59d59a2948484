import type { Access } from '@shop/contracts/endpoint'
import type { Context } from 'koa'
import { accessRule } from './guards.ts'
import { addRoute, type Route, type Routes } from './routes.ts'

type RawRoute = { method: Route['method']; path: string; access: Access }

/** Adds a route without JSON contract: pictures, forms, callbacks of providers. It reads and writes ctx itself. */
export function handleRaw(routes: Routes, { method, path, access }: RawRoute, answer: Route['run']): void {
  const ask = accessRule(access, routes.guards)
  const run = async (ctx: Context) => {
    await ask(ctx)
    await answer(ctx)
  }
  addRoute(routes, { method, path, access, run })
}
