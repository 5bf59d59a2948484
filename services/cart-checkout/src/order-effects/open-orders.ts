import type { Metrics } from '@shop/service-kit/app/metrics'
import type { Log } from '@shop/service-kit/log/log'
import { createUnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import { createOutbox, type Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { Catalog } from '../clients/catalog.ts'
import type { LiveSettings } from '../live-settings/live-settings.ts'
import { coalesceReads } from '../order/coalesce-reads.ts'
import { createOrderRepository, type OrderRepository } from '../order/order.repository.ts'
import { createOrderNumbers, type OrderNumbers } from '../order/order-numbers.repository.ts'
import { finishUnfinished, type PerformTasks } from '../order/run-tasks.ts'
import type { PaymentSettings } from '../payment-settings/payment-settings.ts'
import type { PaymentProvider } from '../ports/payment/payment-provider.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'
import type { SavedCartRepository } from '../saved-cart/saved-cart.repository.ts'
import { type UnpaidCap, unpaidCaps } from '../unpaid-orders/unpaid-caps.ts'
import { createUnpaidOrders } from '../unpaid-orders/unpaid-orders.repository.ts'
import { createTaskPerformer } from './perform-task.ts'
import { renewSearchTerms } from './renew-search-terms.ts'
import { withOrderEffects } from './with-order-effects.ts'

type OrdersDeps = {
  db: Db
  catalog: Catalog
  promoCodes: PromoCodesRepository
  savedCarts: SavedCartRepository
  paymentProvider: PaymentProvider
  liveSettings: Pick<LiveSettings, 'current'>
  paymentSettings: Pick<PaymentSettings, 'isOpen'>
  /** How many unpaid orders and items one address may have. */
  unpaidPerAddress: UnpaidCap
  limitsFactor: number
  clock: Clock
  log: Log
  metrics: Metrics | undefined
}

type Orders = ServiceModule & {
  orders: OrderRepository
  /** One event of an order often brings several effects at once: they read it together. */
  orderReads: Pick<OrderRepository, 'byNumber'>
  numbers: OrderNumbers
  outbox: Outbox
  performTasks: PerformTasks
}

/** The orders, with all that a change of one brings with it. */
export function openOrders(deps: OrdersDeps): Orders {
  const { db, liveSettings, paymentSettings, unpaidPerAddress: perAddress, limitsFactor: factor } = deps
  const queuesPaid = async () => (await liveSettings.current()).queuesPaid
  const orders = withOrderEffects(createOrderRepository(db), { queuesPaid })
  const unpaidOrders = createUnpaidOrders(db)
  const outbox = createOutbox(db)
  const performTasks = createTaskPerformer({
    ...deps,
    orders,
    outbox,
    unprovedEmails: createUnprovedEmails({ ...deps, outbox, factor }),
    unpaidOrders,
    unpaidCaps: async () => unpaidCaps({ perAddress, paymentsEnabled: await paymentSettings.isOpen(), factor }),
  })
  const own = { ...deps, orders, performTasks }
  return {
    orders,
    orderReads: coalesceReads(orders),
    numbers: createOrderNumbers(db),
    outbox,
    performTasks,
    createIndexes: () => Promise.all([orders.createIndexes(), unpaidOrders.createIndexes(), outbox.createIndexes()]),
    jobs: [
      // Another process soon takes up what a dead one leaves: orders have their own leases, so two may work at once.
      { name: 'finish-orders', everySeconds: 5, leaseSeconds: 8, run: () => finishUnfinished(own) },
      { name: 'renew-search-terms', everySeconds: 30, leaseSeconds: 120, run: () => renewSearchTerms(own) },
    ],
  }
}
