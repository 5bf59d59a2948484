import type Koa from 'koa'
import type { InternalCalls } from '../between-services/internal.ts'
import type { Routes } from '../calls/routes.ts'

/** What each service gives to its runner: the whole shop in one process, or its own main.ts. */
export type Service = {
  name: string
  app: Koa
  /** The public routes, for the OpenAPI page, for first data of pages and for the list of who may what. */
  routes: readonly Routes[]
  internal: InternalCalls
  /** Can it answer now? Asked by /health/ready. */
  ready(): Promise<boolean>
  /** Does what the first request would have to wait for. Other services may be asked by then. */
  prepare?(): Promise<void>
  /** Starts timers. A service that only answers leaves it out. */
  startJobs?(): void
  close(): Promise<void>
}
