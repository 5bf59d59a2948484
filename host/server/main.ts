import { portSchema, readConfig } from '@shop/service-kit/config'
import { createApp } from '@shop/service-kit/create-app'
import { createHealth } from '@shop/service-kit/health'
import { createHttpApi } from '@shop/service-kit/http-api'
import { listen } from '@shop/service-kit/listen'
import { createLog } from '@shop/service-kit/log'
import { endGently } from '@shop/service-kit/process-life'
import { commonEnvironment, serviceEnvironment } from '@shop/service-kit/surroundings'
import * as z from 'zod/mini'
import { createHostServer } from './host-server.ts'

// The host server alone: it writes the pages and asks the catalogue for what they show first.
const config = readConfig(
  z.object({
    ...commonEnvironment,
    PORT: z._default(portSchema, 4000),
    CATALOG_URL: serviceEnvironment.CATALOG_URL,
    /** Where the payment form may be sent to besides ourselves. */
    FORM_ACTIONS: z._default(z.string(), ''),
    PARTS_DIR: z.optional(z.string()),
  }),
)
const log = createLog({ name: 'host', level: config.LOG_LEVEL })
const health = createHealth({})
const { middleware } = createHostServer({
  api: createHttpApi(config.CATALOG_URL),
  publicOrigin: config.PUBLIC_ORIGIN ?? null,
  formActions: config.FORM_ACTIONS.split(' ').filter(Boolean),
  ...(config.PARTS_DIR && { root: config.PARTS_DIR }),
})
const app = createApp({
  name: 'host',
  log,
  routes: [],
  publicOrigin: config.PUBLIC_ORIGIN ?? null,
  trustedProxies: config.TRUSTED_PROXIES,
  first: [health.middleware, middleware],
})
const door = await listen({ app: app.callback(), host: config.HOST, port: config.PORT })
log.info({ port: door.port, host: config.HOST }, 'host listens')
endGently(log, async () => {
  health.drain()
  await door.stop()
})
