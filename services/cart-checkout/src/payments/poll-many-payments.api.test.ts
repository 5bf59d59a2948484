import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { createUnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import { createOutbox } from '@shop/service-kit/outbox/outbox.repository'
import { createLimiter } from '@shop/service-kit/process/limiter'
import { freshDatabase } from '@shop/testing/database'
import { anAttempt, anOrder, aPaymentEvent, noon } from '../../test/an-order.ts'
import { stubCatalog } from '../../test/stub-catalog.ts'
import { createCatalog } from '../clients/catalog.ts'
import { createOrderRepository } from '../order/order.repository.ts'
import { createTaskPerformer } from '../order-effects/perform-task.ts'
import { withOrderEffects } from '../order-effects/with-order-effects.ts'
import { withNextPoll } from '../payment-attempts/poll-schedule.ts'
import { createUnmatchedPaymentEvents } from '../payment-events/unmatched-payment-events.repository.ts'
import { type PaymentEvent, type PaymentProvider, ProviderSilence } from '../ports/payment/payment-provider.ts'
import { createPromoCodes } from '../promo-codes/promo-codes.repository.ts'
import { createSavedCarts } from '../saved-cart/saved-cart.repository.ts'
import { createThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { UNPAID_PER_ADDRESS, unpaidCaps } from '../unpaid-orders/unpaid-caps.ts'
import { createUnpaidOrders } from '../unpaid-orders/unpaid-orders.repository.ts'
import { createBackground } from './background.ts'
import { expireOverdue } from './expire-overdue.ts'
import { type PollDeps, pollDuePayments, QUERIES_AT_ONCE } from './poll-payments.ts'

const MANY = 40
const later = new Date(noon.getTime() + 31 * 60_000)
const numberOf = (index: number) => `26-${String(index).padStart(6, '0')}`
const idOf = (index: number) => `${numberOf(index)}-1`
const nobody: PaymentEvent | null = null

/** Forty orders that the bank must be asked about, and a bank of which the test says how it answers. */
async function forty(answer: (payment_id: string) => Promise<PaymentEvent | null>) {
  const db = await freshDatabase()
  const repositories = {
    orders: withOrderEffects(createOrderRepository(db)),
    outbox: createOutbox(db),
    promoCodes: createPromoCodes(db),
    savedCarts: createSavedCarts(db),
    thirdPartyOrders: createThirdPartyOrders(db),
    unmatchedPaymentEvents: createUnmatchedPaymentEvents(db),
    unpaidOrders: createUnpaidOrders(db),
  }
  const { orders, outbox, promoCodes, unpaidOrders } = repositories
  for (const repository of [orders, outbox, promoCodes, unpaidOrders]) await repository.createIndexes()
  const asked: string[] = []
  let open = 0
  let most = 0
  const queryStatus = async (payment_id: string) => {
    asked.push(payment_id)
    open += 1
    most = Math.max(most, open)
    return answer(payment_id).finally(() => {
      open -= 1
    })
  }
  const clock = { now: () => later }
  const parts = {
    ...repositories,
    unpaidCaps: async () => unpaidCaps({ perAddress: UNPAID_PER_ADDRESS, paymentsEnabled: true, factor: 1 }),
    unprovedEmails: createUnprovedEmails({ db, outbox: repositories.outbox, clock, log: silentLog }),
    catalog: createCatalog(createInternalClient({ calls: stubCatalog().calls })),
    paymentProvider: { name: 'wayforpay', merchant: 'levada', queryStatus } as PaymentProvider,
    clock,
    log: silentLog,
  }
  const deps: PollDeps = {
    ...parts,
    performTasks: createTaskPerformer(parts),
    bankLimiter: createLimiter(QUERIES_AT_ONCE),
    background: createBackground(silentLog),
  }
  for (let index = 1; index <= MANY; index++) {
    const number = numberOf(index)
    const attempts = [anAttempt(1, { payment_id: idOf(index) })]
    await deps.orders.add(withNextPoll(anOrder({ number, ref: number, idempotency_key: number, attempts })))
  }
  return { deps, asked, mostAtOnce: () => most, orders: db.collection('orders') }
}

const silence = () => Promise.reject(new ProviderSilence('it hangs'))

test('one payment about which the bank hangs does not keep the answers on the others from being applied', async () => {
  const hanging = Promise.withResolvers<PaymentEvent | null>()
  const { deps, asked, orders } = await forty(async id =>
    id === idOf(1) ? hanging.promise : aPaymentEvent('approved', 1, { payment_id: id }),
  )
  const isHeard = { payment_state: 'approved' }

  const first = pollDuePayments(deps)
  while ((await orders.countDocuments(isHeard)) < 23) await Promise.resolve()
  await pollDuePayments(deps)

  expect(await orders.countDocuments(isHeard)).toBe(MANY - 1)
  expect(asked).toHaveLength(MANY)
  hanging.reject(new ProviderSilence('it hangs'))
  await first
})

test('only eight questions to the bank are open at the same time', async () => {
  // The bank answers when eight questions are open, and not before.
  const waiting: (() => void)[] = []
  const { deps, mostAtOnce, asked } = await forty(async () => {
    const answered = new Promise<void>(resolve => waiting.push(resolve))
    if (waiting.length === QUERIES_AT_ONCE) for (const answer of waiting.splice(0)) setImmediate(answer)
    await answered
    return nobody
  })

  await pollDuePayments(deps)
  await pollDuePayments(deps)

  expect(asked).toHaveLength(MANY)
  expect(mostAtOnce()).toBe(QUERIES_AT_ONCE)
})

test('a bank that says nothing is not asked about all of them one after the other: the rest waits for the next round', async () => {
  const { deps, asked } = await forty(silence)

  await pollDuePayments(deps)
  const first = asked.length
  expect(first).toBeLessThan(2 * QUERIES_AT_ONCE)
  await pollDuePayments(deps)

  expect(asked.length).toBeGreaterThan(first)
  expect(new Set(asked).size).toBe(asked.length)
})

test('expiring, one payment about which the bank hangs keeps its order, and the others end', async () => {
  const { deps, orders } = await forty(id => (id === idOf(3) ? silence() : Promise.resolve(nobody)))

  await expireOverdue(deps)

  expect(await orders.countDocuments({ state: 'expired' })).toBe(MANY - 1)
  expect(await orders.findOne({ number: numberOf(3) })).toMatchObject({ state: 'awaiting_payment' })
})

test('expiring, a bank that says nothing is not waited for by every order', async () => {
  const { deps, asked, orders } = await forty(silence)

  await expireOverdue(deps)

  expect(asked.length).toBeLessThan(2 * QUERIES_AT_ONCE)
  expect(await orders.countDocuments({ state: 'awaiting_payment' })).toBe(MANY)
})
