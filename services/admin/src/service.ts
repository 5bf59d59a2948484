import { createApp } from '@shop/service-kit/app/create-app'
import type { Metrics } from '@shop/service-kit/app/metrics'
import { createGuessDelay, type Wait } from '@shop/service-kit/auth/guess-delay'
import { createLimits } from '@shop/service-kit/auth/limits'
import { createPasswords } from '@shop/service-kit/auth/passwords'
import { createSessions } from '@shop/service-kit/auth/sessions'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Service } from '@shop/service-kit/process/service'
import { answersPing } from '@shop/service-kit/storage/mongo'
import type { Db } from 'mongodb'
import { createAuditLog } from './audit/audit-log.ts'
import { clientErrorRoutes } from './client-errors/client-error.routes.ts'
import { homeRoutes } from './home/home.routes.ts'
import { orderRoutes } from './orders/order.routes.ts'
import { orderActionRoutes } from './orders/order-action.routes.ts'
import { refundRoutes } from './orders/refund.routes.ts'
import { thirdPartyOrderRoutes } from './orders/third-party-order.routes.ts'
import { outboxRoutes } from './outbox/outbox.routes.ts'
import { previewRoutes } from './preview/preview.routes.ts'
import { productRoutes } from './products/product.routes.ts'
import { promoCodeRoutes } from './promo-codes/promo-code.routes.ts'
import { rateRoutes } from './rates/rate.routes.ts'
import { createStaff, type NewStaff } from './staff/create-staff.ts'
import { ensureOwner, type FirstStaff, type Operator } from './staff/first-staff.ts'
import { createStaffRepository } from './staff/staff.repository.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import type { Staff } from './staff/staff.ts'
import { createStaffFinder, staffGuards } from './staff/staff-guard.ts'

export type AdminDeps = {
  db: Db
  clock: Clock
  log: Log
  cartCheckout: InternalClient
  account: InternalClient
  catalog: InternalClient
  operator: Operator
  publicOrigin: string | null
  trustedProxies: number
  limitsFactor: number
  /** The timer of what is slowed down. */
  wait?: Wait
  metrics?: Metrics
}

export type AdminService = Service & {
  /** Set once, when this start made the first account: the caller shows it, nobody keeps it. */
  firstStaff: FirstStaff | null
  createStaff(wanted: NewStaff): Promise<Staff | null>
}

const MINUTE_MS = 60_000

export async function createAdminService(deps: AdminDeps): Promise<AdminService> {
  const {
    db,
    clock,
    log,
    catalog,
    cartCheckout,
    account,
    operator,
    publicOrigin,
    trustedProxies,
    limitsFactor,
    metrics,
  } = deps
  const staff = await createStaffRepository(db)
  const times = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS }
  const sessions = await createSessions({ db, clock, collection: 'staff_sessions', ...times })
  const limits = await createLimits({ db, clock, factor: limitsFactor })
  const audit = await createAuditLog(db, clock)
  const passwords = createPasswords()
  const delay = createGuessDelay(deps.wait && { wait: deps.wait })
  const makers = { staff, passwords, clock }
  const find = createStaffFinder(staff, sessions)
  const guards = staffGuards(find)
  const routes = [
    staffRoutes({ staff, sessions, limits, delay, passwords, audit }, find),
    orderRoutes(guards, cartCheckout),
    orderActionRoutes(guards, cartCheckout, audit),
    refundRoutes(guards, cartCheckout, audit),
    productRoutes(guards, catalog),
    promoCodeRoutes(guards, cartCheckout, audit),
    rateRoutes(guards, cartCheckout, audit),
    thirdPartyOrderRoutes(guards, cartCheckout, audit),
    homeRoutes(guards, catalog, audit),
    previewRoutes(guards, catalog),
    outboxRoutes(guards, { 'cart-checkout': cartCheckout, account }, audit),
    clientErrorRoutes(limits, log),
  ]
  return {
    name: 'admin',
    app: createApp({ name: 'admin', log, routes, publicOrigin, trustedProxies, ...(metrics && { metrics }) }),
    routes,
    internal: createInternalCalls(),
    ready: answersPing(db),
    close: async () => {},
    firstStaff: await ensureOwner(makers, operator),
    createStaff: wanted => createStaff(makers, wanted),
  }
}
