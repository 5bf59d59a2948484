import { listen } from '@shop/service-kit/app/listen'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { createBrowser } from '@shop/testing/browser'
import { freshDatabase } from '@shop/testing/database'
import { type AccountDeps, createAccountService } from '../src/service.ts'
import { stubOrders } from './stub-orders.ts'

const opened: { stop(): Promise<void> }[] = []

afterAll(async () => {
  for (const { stop } of opened.splice(0)) await stop()
})

/** Guesses are delayed; a test does not wait. */
const wait = async () => {}

export type AccountApi = Awaited<ReturnType<typeof startApi>>

/** The account service on a database of its own, listening on a free port. */
export async function startApi(deps: Partial<AccountDeps> = {}) {
  const db = await freshDatabase()
  const clock = systemClock
  const orders = stubOrders()
  const cartCheckout = createInternalClient({ calls: orders.calls })
  const plain = {
    db,
    cartCheckout,
    clock,
    log: silentLog,
    publicOrigin: null,
    trustedProxies: 1,
    limitsFactor: 1,
    wait,
  }
  const service = await createAccountService({ ...plain, ...deps })
  const door = await listen({ app: service.app.callback(), host: '127.0.0.1', port: 0 })
  opened.push(door)
  const address = `http://127.0.0.1:${door.port}`
  const open = () => createBrowser(address)
  return { db, service, orders, address, open, internal: createInternalClient({ calls: service.internal }) }
}
