import { DAY_MS } from '@shop/calendar/durations'
import { createApp } from '@shop/service-kit/app/create-app'
import type { Metrics } from '@shop/service-kit/app/metrics'
import { DEFAULT_ORIGIN } from '@shop/service-kit/app/shown-origin'
import { createGuessDelay, type Wait } from '@shop/service-kit/auth/guess-delay'
import { createKnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import { createLimits } from '@shop/service-kit/auth/limits'
import { createPasswords } from '@shop/service-kit/auth/passwords'
import { createSessions } from '@shop/service-kit/auth/sessions'
import { addHealthCalls } from '@shop/service-kit/between-services/health.calls'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { createRoutes } from '@shop/service-kit/calls/routes'
import type { Log } from '@shop/service-kit/log/log'
import { createMailDetails } from '@shop/service-kit/mail/shop-details'
import type { SmtpAccount } from '@shop/service-kit/mail/smtp-sender'
import { createUnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import { addOutboxCalls } from '@shop/service-kit/outbox/outbox.calls'
import { createOutbox } from '@shop/service-kit/outbox/outbox.repository'
import { outboxChecks } from '@shop/service-kit/outbox/outbox-checks'
import { createOutboxRunner } from '@shop/service-kit/outbox/outbox-runner'
import type { Clock } from '@shop/service-kit/process/clock'
import { createJobs, type Jobs } from '@shop/service-kit/process/jobs'
import type { Service } from '@shop/service-kit/service/service'
import { answersPing } from '@shop/service-kit/storage/mongo'
import { secretFor } from '@shop/service-kit/storage/secret.repository'
import type { Db } from 'mongodb'
import { openAuth } from './auth.ts'
import { createCustomerOrders } from './clients/customer-orders.ts'
import { createShoppingData } from './clients/shopping-data.ts'
import { createStockAlerts } from './clients/stock-alerts.ts'
import { createCustomer, type NewCustomer } from './customers/create-customer.ts'
import { createCustomerRepository } from './customers/customer.repository.ts'
import { customerGuard, customerRoutes } from './customers/customer.routes.ts'
import type { Customer } from './customers/customer.ts'
import { addCustomerCalls } from './loyalty/customer.calls.ts'
import { migrations } from './migrations/migrations.ts'
import { openPersonalArea } from './personal-area.ts'
import type { TurboSmsAccount } from './ports/sms/turbosms-carrier.ts'

export type AccountDeps = {
  db: Db
  /** The database over connections that only limits take; unset: `db`. */
  limitsDb?: Db
  /** Whose orders are whose, only the service of orders knows. */
  cartCheckout: InternalClient
  /** Who waits for sizes that are sold out, only the catalogue knows. */
  catalog: InternalClient
  /** Keeps the audit log, and what staff save for themselves. */
  admin: InternalClient
  clock: Clock
  log: Log
  publicOrigin: string | null
  trustedProxies: number
  limitsFactor: number
  /** Unset: emails stay in the shop, for developers to look at. */
  mail?: SmtpAccount | null
  /** Where browsers find the shop while no address is configured. */
  origin?: () => string
  /** Unset: messages to phones stay in the shop, for developers to look at. */
  sms?: TurboSmsAccount | null
  /** The timer of what is slowed down. */
  wait?: Wait
  metrics?: Metrics
}

export type AccountService = Service & { jobs: Jobs; createCustomer(wanted: NewCustomer): Promise<Customer> }

export async function createAccountService(deps: AccountDeps): Promise<AccountService> {
  const { db, clock, log, publicOrigin, trustedProxies, limitsFactor, metrics } = deps
  const customers = await createCustomerRepository(db)
  const times = { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS }
  const sessions = await createSessions({ db, clock, collection: 'sessions', ...times })
  const limits = await createLimits({ db: deps.limitsDb ?? db, clock, factor: limitsFactor })
  const browsers = createKnownBrowsers(await secretFor(db, 'known-browsers'))
  const passwords = createPasswords()
  const orders = createCustomerOrders(deps.cartCheckout)
  const shopping = createShoppingData(deps.cartCheckout)
  const outbox = createOutbox(db)
  await outbox.createIndexes()

  const unprovedEmails = createUnprovedEmails({ db, outbox, clock, log, metrics, factor: limitsFactor })
  const internal = createInternalCalls()
  addCustomerCalls(internal, { customers, sessions, orders, clock })
  addOutboxCalls(internal, 'account', outbox, clock)
  addHealthCalls(internal, 'account', () => outboxChecks(outbox))
  const own = createRoutes({ customer: customerGuard(sessions) })
  const delay = createGuessDelay(deps.wait && { wait: deps.wait })
  const routes = [customerRoutes({ customers, sessions, limits, browsers, delay, passwords, clock }), own]
  const common = { db, customers, orders, outbox, unprovedEmails, limits, clock, log, internal }
  const { mail = null, origin = () => DEFAULT_ORIGIN } = deps
  const post = { mail, mailDetails: createMailDetails(deps.catalog), origin: () => publicOrigin ?? origin() }
  const auth = await openAuth({ ...common, ...post, routes: own, sessions, browsers, passwords })
  const personal = await openPersonalArea({
    ...common,
    ...post,
    ...auth,
    routes: own,
    shopping,
    stockAlerts: createStockAlerts(deps.catalog),
    admin: deps.admin,
    sessions,
    passwords,
    sms: deps.sms ?? null,
  })

  const effects = { ...auth.effects, ...personal.effects }
  const runner = createOutboxRunner({ outbox, effects, clock, log, random: Math.random, metrics })
  const sending = { name: 'send-messages', everySeconds: 3, leaseSeconds: 8, run: runner.run }
  const jobs = createJobs({ db, clock, log, jobs: [sending, ...personal.jobs] })
  return {
    name: 'account',
    app: createApp({ name: 'account', log, routes, publicOrigin, trustedProxies, ...(metrics && { metrics }) }),
    routes,
    internal,
    migrations,
    jobs,
    ready: answersPing(db),
    startJobs: jobs.start,
    async close() {
      runner.stop()
      await jobs.stop()
      auth.carrier.close()
    },
    createCustomer: wanted => createCustomer({ customers, passwords, clock }, wanted),
  }
}
