import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { closersOfNow } from '@shop/testing/after-test'
import { askStaff } from '@shop/testing/ask-staff'
import { createBrowser } from '@shop/testing/browser'
import { preparedDatabase } from '@shop/testing/database'
import { stubNotifiedStaff } from '@shop/testing/notified-staff'
import { openDoor } from '@shop/testing/open-door'
import type { Db } from 'mongodb'
import { type AccountDeps, createAccountService } from '../src/service.ts'
import { stubCatalog } from './stub-catalog.ts'
import { stubOrders } from './stub-orders.ts'

/** Guesses are delayed; a test does not wait. */
const wait = async () => {}

export type AccountApi = Awaited<ReturnType<typeof startApi>>

/** The account service on its own database, listening on a free port. */
export async function startApi(deps: Partial<AccountDeps> = {}) {
  const closers = closersOfNow()
  const db = await preparedDatabase(makeIndexes)
  const orders = stubOrders()
  const catalog = stubCatalog()
  const office = stubNotifiedStaff()
  const service = await createAccountService({ ...depsOf(db, orders, catalog), admin: office.client, ...deps })
  const address = await openDoor(service, closers)
  const open = () => createBrowser(address)
  const internal = createInternalClient({ calls: service.internal })
  // `staff`: as the admin service passes on what staff ask for.
  return { db, service, orders, catalog, office, address, open, internal, staff: askStaff(internal) }
}

function depsOf(db: Db, orders: ReturnType<typeof stubOrders>, goods: ReturnType<typeof stubCatalog>): AccountDeps {
  const cartCheckout = createInternalClient({ calls: orders.calls })
  const catalog = createInternalClient({ calls: goods.calls })
  const options = { publicOrigin: null, trustedProxies: 1, limitsFactor: 1 }
  return {
    db,
    cartCheckout,
    catalog,
    admin: stubNotifiedStaff().client,
    clock: systemClock,
    log: silentLog,
    wait,
    ...options,
  }
}

async function makeIndexes(db: Db): Promise<void> {
  const service = await createAccountService(depsOf(db, stubOrders(), stubCatalog()))
  await service.close()
}
