import { forServices } from '@shop/contracts/parts'
import { docs } from '@shop/service-kit/api-docs/docs'
import { createApp } from '@shop/service-kit/app/create-app'
import { createHealth, isReadyAt } from '@shop/service-kit/app/health'
import { listen } from '@shop/service-kit/app/listen'
import { createMetrics } from '@shop/service-kit/app/metrics'
import { serveMetrics } from '@shop/service-kit/app/serve-metrics'
import { DEFAULT_ORIGIN } from '@shop/service-kit/app/shown-origin'
import { refuseUnknownCalls } from '@shop/service-kit/app/unknown-calls'
import { createHttpApi } from '@shop/service-kit/between-services/http-api'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import { createStaffApi, overHttp } from '@shop/service-kit/between-services/staff-api'
import { createLog } from '@shop/service-kit/log/log'
import { readConfig } from '@shop/service-kit/process/config'
import { shutDownGracefully } from '@shop/service-kit/process/graceful-shutdown'
import { addressesIn, drainMsOf } from '@shop/service-kit/process/service-environment'
import { releasesBucket } from '@shop/service-kit/releases/bucket-environment'
import { watchReleases } from '@shop/service-kit/releases/open-releases'
import { remoteOriginsFrom } from '@shop/service-kit/releases/remote-origins'
import { startTracing } from '@shop/service-kit/trace/otlp/start-tracing'
import { hostEnvironment, releasesPlace } from './config.ts'
import { createHostServer } from './host-server.ts'
import { followBucket } from './versions/follow-bucket.ts'

type Origins = Record<'CATALOG_URL' | 'CART_CHECKOUT_URL', readonly string[]>

const OF_ORDERS = /^\/api\/(?:orders|third-party-orders)\//

// The host server alone: it writes the pages and asks the services for what they show first. Behind a door that only
// hands on, it also answers what belongs to the shop as a whole: its health, and the list of all calls.
const config = readConfig(hostEnvironment)
const log = createLog({ name: 'host', level: config.LOG_LEVEL })
const tracing = await startTracing(config, 'host', config.SHOP_VERSION, log)
const metrics = createMetrics('host', config.SHOP_VERSION)
const publicOrigin = config.PUBLIC_ORIGIN ?? DEFAULT_ORIGIN
const { root, store, ...registry } = releasesPlace(config)
const bucket = releasesBucket(config)
const watched = await watchReleases({ root, store, bucket, ...registry })
const cached = bucket && {
  bucket,
  releases: watched.findReleases,
  folder: config.RELEASES_CACHE_DIR,
  mostBytes: config.RELEASES_CACHE_MB * 1024 ** 2,
}
const followed = cached && (await followBucket({ ...cached, root, log }))
const { middleware, ready } = createHostServer({
  api: createServicesApi(config),
  staff: createStaffApi(overHttp(config.ADMIN_URL)),
  publicOrigin,
  formActions: config.FORM_ACTIONS.split(' ').filter(Boolean),
  root,
  store: cached?.folder ?? store,
  bringFile: followed?.bringFile,
  releases: followed?.findReleases ?? watched.findReleases,
  releasesSecret: config.RELEASES_SECRET,
  remoteOrigins: remoteOriginsFrom(config.REMOTE_ORIGINS),
  worksOffline: config.SERVICE_WORKER === 'on',
  log,
})
const services = addressesIn(config)
// Pages come without the services, so they decide nothing of whether this process may be asked for one.
const shop = forServices(name => isReadyAt(services[name]))
const health = createHealth({ releases: ready }, config.SHOP_VERSION, shop)
const app = createApp({
  name: 'host',
  log,
  metrics,
  routes: [],
  publicOrigin,
  trustedProxies: config.TRUSTED_PROXIES,
  first: [health.middleware, docs(), refuseUnknownCalls, middleware],
})
const door = await listen({ app: app.callback(), host: config.HOST, port: config.PORT })
const numbers = await serveMetrics(metrics, config.METRICS_PORT, config.HOST)
log.info({ port: door.port, host: config.HOST, origin: publicOrigin, version: config.SHOP_VERSION }, 'host listens')
const stop = async (drainMs: number) => {
  health.drain()
  await Promise.all([door.stop(drainMs), numbers.stop(drainMs)])
  followed?.stop()
  await watched.stop()
  await tracing.stop()
}
shutDownGracefully(log, stop, drainMsOf(config))

/** The calls behind pages, each at its owner: the catalogue, but for what is known of orders. */
function createServicesApi({ CATALOG_URL, CART_CHECKOUT_URL }: Origins): PublicApi {
  const catalog = createHttpApi(CATALOG_URL)
  const orders = createHttpApi(CART_CHECKOUT_URL)
  return {
    call: (endpoint, input) => (OF_ORDERS.test(endpoint.path) ? orders : catalog).call(endpoint, input),
  }
}
