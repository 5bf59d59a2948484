import type { ServiceName } from '@shop/contracts/parts'
import type Koa from 'koa'
import type { Db } from 'mongodb'
import type { Metrics } from '../app/metrics.ts'
import type { InternalCalls } from '../between-services/internal.ts'
import type { InternalClient } from '../between-services/internal-client.ts'
import type { Routes } from '../calls/routes.ts'
import type { Log } from '../log/log.ts'
import type { Migration } from '../migrations/migration.ts'
import type { Clock } from '../process/clock.ts'

/** What every service is given, in the process of the whole shop and in one of its own. */
export type ServiceContext = {
  db: Db
  /** The database over connections that only limits take; unset: `db`. */
  limitsDb?: Db
  clock: Clock
  log: Log
  /** Where browsers find the shop; null while it is not configured. */
  publicOrigin: string | null
  trustedProxies: number
  limitsFactor: number
  metrics?: Metrics
  /** The internal calls of each service. */
  ask: Readonly<Record<ServiceName, InternalClient>>
}

/** Opens a service that needs nothing else. */
export type CreateService = (context: ServiceContext) => Promise<Service>

/** What each service gives to its runner: the whole shop in one process, or its own main.ts. */
export type Service = {
  name: string
  app: Koa
  /** The public routes, for the OpenAPI page, for first data of pages and for the list of who may what. */
  routes: readonly Routes[]
  internal: InternalCalls
  /** How its documents come from the form of one version to that of the next; unset: they have the form of the first. */
  migrations?: readonly Migration[]
  /** Can it answer now? Asked by /health/ready. */
  ready(): Promise<boolean>
  /** Does what the first request would have to wait for. Other services may be asked by then. */
  prepare?(): Promise<void>
  /** Starts timers. A service that only answers leaves it out. */
  startJobs?(): void
  close(): Promise<void>
}
