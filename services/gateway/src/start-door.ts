import { createHealth, isReadyAt } from '@shop/service-kit/app/health'
import { listen } from '@shop/service-kit/app/listen'
import { shownOrigin } from '@shop/service-kit/app/shown-origin'
import { createLog } from '@shop/service-kit/log/log'
import { readConfig } from '@shop/service-kit/process/config'
import { shutDownGracefully } from '@shop/service-kit/process/graceful-shutdown'
import { addressesIn, callsInFlight, drainMsOf } from '@shop/service-kit/process/service-environment'
import type { Middleware } from 'koa'
import { doorEnvironment } from './config.ts'
import { createDoor } from './door/door.ts'
import { clientLimitsFor } from './door/limit-clients.ts'
import { proxyTo } from './door/proxy.ts'

/** The door as a process of its own; `dev` are pages for developers. */
export async function startDoor(dev?: Middleware): Promise<void> {
  const config = readConfig(doorEnvironment)
  const log = createLog({ name: 'gateway', level: config.LOG_LEVEL })
  const addresses = { ...addressesIn(config), host: config.HOST_URL }
  const checks = Object.entries(addresses).map(([name, urls]) => [name, isReadyAt(urls)] as const)
  const health = createHealth(Object.fromEntries(checks), config.SHOP_VERSION)
  const calls = proxyTo(addresses, log)
  const clientLimits = clientLimitsFor(callsInFlight(config))
  const trustedProxies = config.TRUSTED_PROXIES
  const app = createDoor({ log, health, trustedProxies, calls, clientLimits, ...(dev && { dev }) })
  const door = await listen({ app, host: config.HOST, port: config.PORT })
  const origin = config.PUBLIC_ORIGIN ?? shownOrigin(config.HOST, door.port)
  log.info({ host: config.HOST, port: door.port, origin, version: config.SHOP_VERSION }, 'gateway listens')
  const stop = async (drainMs: number) => {
    health.drain()
    await door.stop(drainMs)
  }
  shutDownGracefully(log, stop, drainMsOf(config))
}
