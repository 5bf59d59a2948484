import type { Clock } from '@shop/service-kit/clock'
import { createApp } from '@shop/service-kit/create-app'
import { createLimits } from '@shop/service-kit/limits'
import type { Log } from '@shop/service-kit/log'
import type { Metrics } from '@shop/service-kit/metrics'
import { answersPing } from '@shop/service-kit/mongo'
import { createPasswords } from '@shop/service-kit/passwords'
import type { Service } from '@shop/service-kit/service'
import { createSessions, DAY_MS } from '@shop/service-kit/sessions'
import type { Db } from 'mongodb'
import { createCustomer, type NewCustomer } from './customers/create-customer.ts'
import { customerCalls } from './customers/customer.internal.ts'
import { createCustomerRepository } from './customers/customer.repository.ts'
import { customerRoutes } from './customers/customer.routes.ts'
import type { Customer } from './customers/customer.ts'
import { discountRoutes } from './discounts/discount.routes.ts'

export type AccountDeps = {
  db: Db
  clock: Clock
  log: Log
  publicOrigin: string | null
  trustedProxies: number
  limitsFactor: number
  metrics?: Metrics
}

export type AccountService = Service & { createCustomer(wanted: NewCustomer): Promise<Customer> }

export async function createAccountService(deps: AccountDeps): Promise<AccountService> {
  const { db, clock, log, publicOrigin, trustedProxies, limitsFactor, metrics } = deps
  const customers = await createCustomerRepository(db)
  const times = { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS }
  const sessions = await createSessions({ db, clock, collection: 'sessions', ...times })
  const limits = await createLimits({ db, clock, factor: limitsFactor })
  const passwords = createPasswords()
  const routes = [
    customerRoutes({ customers, sessions, limits, passwords }),
    discountRoutes({ customers, sessions, clock }),
  ]
  return {
    name: 'account',
    app: createApp({ name: 'account', log, routes, publicOrigin, trustedProxies, ...(metrics && { metrics }) }),
    routes,
    internal: customerCalls({ customers, sessions, clock }),
    ready: answersPing(db),
    close: async () => {},
    createCustomer: wanted => createCustomer({ customers, passwords, clock }, wanted),
  }
}
