import type { Access } from '@shop/contracts/endpoint'
import type { Context } from 'koa'
import { checkAccess, checkStepUp } from './guards.ts'
import { addRoute, type Route, type Routes } from './routes.ts'

type RawRoute = { method: Route['method']; path: string; access: Access }

/** Reads and writes ctx itself. */
export type RawAnswerer = (ctx: Context) => Promise<void> | void

/** Adds a route without JSON contract: pictures, forms, callbacks of providers. */
export function handleRaw(routes: Routes, { method, path, access }: RawRoute, answer: RawAnswerer): void {
  const checks = [checkAccess(access, routes.guards), ...checkStepUp({ method, access }, routes.guards)]
  addRoute(routes, { method, path, access, steps: [...checks, answer] })
}
