import { forServices, portOf, type ServiceName } from '@shop/contracts/parts'
import * as z from 'zod/mini'
import { createApp } from '../app/create-app.ts'
import { createHealth } from '../app/health.ts'
import { type Answerer, listen } from '../app/listen.ts'
import { createMetrics, type Metrics } from '../app/metrics.ts'
import { serveMetrics } from '../app/serve-metrics.ts'
import { DEFAULT_ORIGIN } from '../app/shown-origin.ts'
import { createInternalClient } from '../between-services/internal-client.ts'
import { credentialsOf } from '../between-services/internal-keys.ts'
import { internalRoutes } from '../between-services/internal-routes.ts'
import { noteRefused } from '../between-services/note-refused.ts'
import { answerContract } from '../between-services/service-contract.ts'
import { createLog } from '../log/log.ts'
import { systemClock } from '../process/clock.ts'
import { portSchema, readConfig } from '../process/config.ts'
import { shutDownGracefully } from '../process/graceful-shutdown.ts'
import {
  addressesIn,
  drainMsOf,
  limitsFactor,
  requiresEnoughConnections,
  requiresInternalKeys,
  requiresPublicOrigin,
  serviceEnvironment,
  serviceProcesses,
} from '../process/service-environment.ts'
import { databaseAddress } from '../storage/database-address.ts'
import { connectLimits, connectMongo, databaseOf } from '../storage/mongo.ts'
import { poolSizes } from '../storage/pool-sizes.ts'
import { startTracing } from '../trace/otlp/start-tracing.ts'
import type { Service, ServiceContext } from './service.ts'
import { withMigrations } from './with-migrations.ts'

/** What a service is built from when it is a process of its own. */
type ServiceDeps = ServiceContext & {
  metrics: Metrics
  /** Where browsers find the shop; while it is not configured, the usual address of the gateway. */
  publicOrigin: string
  /** The public origin, null while it is not configured. */
  namedOrigin: string | null
}

/** The main.ts of a service: read the environment, connect, listen, shut down gracefully. */
export async function startService(name: ServiceName, create: (deps: ServiceDeps) => Promise<Service>): Promise<void> {
  const schema = z
    .object({ ...serviceEnvironment, PORT: z._default(portSchema, portOf(name)) })
    .check(requiresPublicOrigin, requiresEnoughConnections, ...requiresInternalKeys(name))
  const config = readConfig(schema)
  const log = createLog({ name, level: config.LOG_LEVEL })
  const tracing = await startTracing(config, name, config.SHOP_VERSION, log)
  const isMeasured = config.METRICS_PORT !== undefined
  const uri = databaseAddress(config, name) ?? config.MONGODB_URI
  const addresses = addressesIn(config)
  const pools = poolSizes(config.DATABASE_CONNECTIONS, serviceProcesses(config))
  const [client, limitsClient] = await Promise.all([
    connectMongo(uri, { isMeasured, most: pools.work }),
    connectLimits(uri, { isMeasured, most: pools.limits }),
  ])
  const metrics = createMetrics(name, config.SHOP_VERSION)
  const trustedProxies = config.TRUSTED_PROXIES
  const namedOrigin = config.PUBLIC_ORIGIN ?? null
  const publicOrigin = namedOrigin ?? DEFAULT_ORIGIN
  const db = databaseOf(client, name, config.DB_PREFIX)
  const made = await create({
    db,
    limitsDb: databaseOf(limitsClient, name, config.DB_PREFIX),
    clock: systemClock,
    log,
    metrics,
    publicOrigin,
    namedOrigin,
    trustedProxies,
    limitsFactor: limitsFactor(config),
    ask: forServices(owner => createInternalClient({ url: addresses[owner], owner, ...credentialsOf(name, config) })),
  })
  const service = withMigrations(made, { db, clock: systemClock, log, version: config.SHOP_VERSION })
  let isPrepared = false
  const health = createHealth({ [name]: async () => isPrepared && service.ready() }, config.SHOP_VERSION)
  answerContract(service)
  const proofs = { keys: config.INTERNAL_KEYS, secret: config.INTERNAL_SECRET }
  const routes = [
    internalRoutes(service.internal, { owner: name, ...proofs, onRefused: noteRefused({ log, metrics }) }),
  ]
  const inner = createApp({ name, log, routes, publicOrigin, trustedProxies, first: [health.middleware] })
  const server = await listen({
    app: split(inner.callback(), service.app.callback()),
    host: config.HOST,
    port: config.PORT,
  })
  const metricsServer = await serveMetrics(metrics, config.METRICS_PORT, config.HOST)
  service.startJobs?.()
  // Not awaited: a service that is asked may start later than this one. What fails now, the first request does again.
  const preparing = service.prepare?.().catch(error => log.warn({ err: error }, 'the first request will have to wait'))
  void Promise.resolve(preparing).then(() => {
    isPrepared = true
  })
  const version = config.SHOP_VERSION
  log.info({ port: server.port, host: config.HOST, origin: publicOrigin, version }, `${name} listens`)
  const stop = async (drainMs: number) => {
    health.drain()
    await Promise.all([server.stop(drainMs), metricsServer.stop(drainMs)])
    await service.close()
    await tracing.stop()
    await Promise.all([client.close(), limitsClient.close()])
  }
  shutDownGracefully(log, stop, drainMsOf(config))
}

/** /internal and /health are the process's own; the rest are the service's public routes. */
function split(inner: Answerer, open: Answerer): Answerer {
  return (req, res) => (/^\/(internal|health)\//.test(req.url ?? '') ? inner(req, res) : open(req, res))
}
