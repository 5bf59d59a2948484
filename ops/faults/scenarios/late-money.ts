import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import type { OutboxEntry } from '@shop/service-kit/outbox/outbox'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { type Browser, createBrowser } from '@shop/testing/browser'
import { until } from '../../production-shape/until.ts'
import type { Environment } from '../environment.ts'
import { sizes } from '../fill-shop.ts'
import type { Scenario } from '../run-scenario.ts'

const PATIENCE_MS = 30_000
/** Emails go out in their own time, those of the buyers before it first. */
const POST_MS = 90_000

/** Instants after a callback about a cancelled order: it is saved, a refund was requested, it is done. */
const points = [
  'payment-event-saved',
  'refund-answered',
  'late-money-refunded',
] as const satisfies readonly FailpointName[]

/** B5: the bank has the money and its callback is withheld, while the customer cancels; and the process dies meanwhile. */
export const lateMoneyScenarios: Scenario[] = [
  {
    id: 'B5',
    name: 'paid, then cancelled before the bank reports it: the money goes back once',
    async run(environment) {
      await confirmQueryFindsPayment(environment)
      await confirmRefundAfterSilence(environment)
      for (const point of points) await dieKnowing(environment, point)
    },
  },
]

type Guest = { browser: Browser; number: string; ref: string; payment_id: string; form: URLSearchParams; sum: string }

/** Queried before the cancel, the bank has the money: the order is paid, and nothing goes back. */
async function confirmQueryFindsPayment(environment: Environment): Promise<void> {
  const guest = await beginToPay(environment)
  await takeMoney(environment, guest)
  const outcome = await cancel(guest)
  if (outcome !== 'paid') throw new Error(`a paid order that was cancelled became ${outcome}`)
  if (environment.bank.refundsOf(guest.payment_id) > 0) throw new Error('the money of a paid order went back')
}

/** The bank hangs when it is asked, so the order is only to be cancelled; then it answers that it has the money. */
async function confirmRefundAfterSilence(environment: Environment): Promise<void> {
  const guest = await beginToPay(environment)
  await takeMoney(environment, guest)
  environment.bank.behave({ asked: 'hangs' })
  const outcome = await cancel(guest).finally(() => environment.bank.behave({}))
  if (outcome !== 'requested') throw new Error(`with a silent bank the order became ${outcome}`)
  await moneyBack(environment, guest)
}

/** Cancelled when the bank knew nothing; then the customer pays on its page, which was still open, and the process dies. */
async function dieKnowing(environment: Environment, point: (typeof points)[number]): Promise<void> {
  const { shape, tally, bank } = environment
  const guest = await beginToPay(environment)
  const outcome = await cancel(guest)
  if (outcome !== 'cancelled') throw new Error(`an order that nobody paid became ${outcome}`)
  const callback = await takeMoney(environment, guest)
  const checkout = shape.processes['cart-checkout']
  const state = { isDead: false }
  tally.fault()
  const dying = checkout.killInto({ FAILPOINT: `${point}:kill` }, PATIENCE_MS).finally(() => {
    state.isDead = true
  })
  while (!state.isDead) {
    await bank.report(callback)
    await pause(200)
  }
  tally.fault()
  if ((await dying)?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point}`)
  await checkout.ready()
  // The bank sends the callback again, three times at once, until it is accepted.
  while (!(await Promise.all([bank.report(callback), bank.report(callback), bank.report(callback)])).every(Boolean))
    await pause(200)
  await moneyBack(environment, guest)
}

async function beginToPay({ shape }: Environment): Promise<Guest> {
  const browser = createBrowser(shape.url)
  const [size] = sizes
  const { status, body } = await buy(browser, size ? [{ ...size, count: 1 }] : [], { email: 'cancels@example.com' })
  if (status !== 201) throw new Error(`a guest could not order: ${status}`)
  const { number, ref, total } = body.order as { number: string; ref: string; total: { amount: number } }
  const form = await paymentForm(browser, ref)
  return { browser, number, ref, payment_id: `${number}-1`, form, sum: String(total.amount) }
}

/** The bank takes the money and withholds its callback. Returns that callback. */
async function takeMoney({ bank }: Environment, { payment_id, sum }: Guest) {
  const callback = await bank.approval(payment_id, sum)
  await bank.record(callback)
  return callback
}

async function cancel({ browser, ref }: Guest): Promise<unknown> {
  const { status, body } = await browser.post('/api/orders/cancel', { order: ref })
  return status === 200 ? body.outcome : status
}

/** All the money is back, once; the order is cancelled, and its customer reads so on its page and in one email. */
async function moneyBack({ shape, bank, databases }: Environment, { number, ref, payment_id }: Guest): Promise<void> {
  const db = databases('cart-checkout')
  const orders = db.collection<Order>('orders')
  await until(PATIENCE_MS, 'the money did not go back', async () => {
    // The minutes after which the bank is asked are over.
    await orders.updateOne({ number, ask_bank_at: { $ne: null } }, { $set: { ask_bank_at: new Date(0) } })
    return (await orders.findOne({ number }))?.payment_state === 'refunded'
  })
  const times = bank.refundsOf(payment_id)
  if (times !== 1) throw new Error(`${times} refunds were requested from the bank`)
  const { body } = await createBrowser(shape.url).get(`/api/orders/get-info?order=${ref}`)
  const { order_status, payment_status, money_back } = body.order as Record<string, unknown>
  if (order_status !== 'cancelled' || payment_status !== 'refunded' || money_back !== true)
    throw new Error(`the page shows ${order_status}, ${payment_status}, money back: ${money_back}`)
  const emails = { _id: { $regex: `^letter ${number} paid_late_money_returns ` } }
  const outbox = db.collection<OutboxEntry>('outbox')
  await until(POST_MS, 'the customer was not written to', async () => {
    const found = await outbox.find(emails).toArray()
    return found.length === 1 && found[0]?.state === 'done'
  })
}
