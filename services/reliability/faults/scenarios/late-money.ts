import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { buy, paymentForm } from '@shop/gateway/test/buy'
import type { OutboxEntry } from '@shop/service-kit/outbox/outbox'
import { type Browser, createBrowser } from '@shop/testing/browser'
import { sizes } from '../goods.ts'
import type { Scenario } from '../play.ts'
import type { Stage } from '../stage.ts'

const PATIENCE_MS = 30_000
/** Emails go out a hundred at a time, in their own time. */
const POST_MS = 90_000

/** Instants after the bank's word on a cancelled order: it is saved, the bank was told to give the money back, it has. */
const points = ['word-saved', 'refund-answered', 'late-money-sent-back'] as const

/** B5: the bank has the money and its callback is withheld, while the customer cancels; and the process dies meanwhile. */
export const lateMoneyScenarios: Scenario[] = [
  {
    id: 'B5',
    name: 'paid, then cancelled before the bank says so: the money goes back once',
    async run(stage) {
      await foundByAsking(stage)
      await cancelledWhileSilent(stage)
      for (const point of points) await dieKnowing(stage, point)
    },
  },
]

type Guest = { browser: Browser; number: string; ref: string; payment_id: string; form: URLSearchParams; sum: string }

/** Asked before the cancel, the bank says that it has the money: the order is paid, and nothing goes back. */
async function foundByAsking(stage: Stage): Promise<void> {
  const guest = await beginToPay(stage)
  await takeMoney(stage, guest)
  const outcome = await cancel(guest)
  if (outcome !== 'paid') throw new Error(`a paid order that was cancelled became ${outcome}`)
  if (stage.bank.refundsOf(guest.payment_id) > 0) throw new Error('the money of a paid order went back')
}

/** The bank hangs when it is asked, so the order is only to be cancelled; then it answers that it has the money. */
async function cancelledWhileSilent(stage: Stage): Promise<void> {
  const guest = await beginToPay(stage)
  await takeMoney(stage, guest)
  stage.bank.behave({ asked: 'hangs' })
  const outcome = await cancel(guest).finally(() => stage.bank.behave({}))
  if (outcome !== 'requested') throw new Error(`with a silent bank the order became ${outcome}`)
  await moneyBack(stage, guest)
}

/** Cancelled when the bank knew nothing; then the customer pays on its page, which was still open, and the process dies. */
async function dieKnowing(stage: Stage, point: (typeof points)[number]): Promise<void> {
  const { shape, tally, bank } = stage
  const guest = await beginToPay(stage)
  const outcome = await cancel(guest)
  if (outcome !== 'cancelled') throw new Error(`an order that nobody paid became ${outcome}`)
  const word = await takeMoney(stage, guest)
  const checkout = shape.processes['cart-checkout']
  const state = { isDead: false }
  tally.fault()
  const dying = checkout.killInto({ FAILPOINT: `${point}:kill` }, PATIENCE_MS).finally(() => {
    state.isDead = true
  })
  while (!state.isDead) {
    await bank.report(word)
    await pause(200)
  }
  tally.fault()
  if ((await dying)?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point}`)
  await checkout.ready()
  // The bank says it again, three times at once, until it is heard.
  while (!(await Promise.all([bank.report(word), bank.report(word), bank.report(word)])).every(Boolean))
    await pause(200)
  await moneyBack(stage, guest)
}

async function beginToPay({ shape }: Stage): Promise<Guest> {
  const browser = createBrowser(shape.url)
  const [size] = sizes
  const { status, body } = await buy(browser, size ? [{ ...size, count: 1 }] : [], { email: 'cancels@example.com' })
  if (status !== 201) throw new Error(`a guest could not order: ${status}`)
  const { number, ref, total } = body.order as { number: string; ref: string; total: { amount: number } }
  const form = await paymentForm(browser, ref)
  return { browser, number, ref, payment_id: `${number}-1`, form, sum: String(total.amount) }
}

/** The bank takes the money and keeps its callback to itself. Answers what it would say. */
async function takeMoney({ bank }: Stage, { payment_id, sum }: Guest) {
  const word = await bank.approval(payment_id, sum)
  await bank.keep(word)
  return word
}

async function cancel({ browser, ref }: Guest): Promise<unknown> {
  const { status, body } = await browser.post('/api/orders/cancel', { order: ref })
  return status === 200 ? body.outcome : status
}

/** All the money is back, once; the order is cancelled, and its customer reads so on its page and in one email. */
async function moneyBack({ shape, bank, databases }: Stage, { number, ref, payment_id }: Guest): Promise<void> {
  const db = databases('cart-checkout')
  const orders = db.collection<Order>('orders')
  await until(PATIENCE_MS, 'the money did not go back', async () => {
    // The minutes after which the bank is asked are over.
    await orders.updateOne({ number, ask_bank_at: { $ne: null } }, { $set: { ask_bank_at: new Date(0) } })
    return (await orders.findOne({ number }))?.payment_state === 'refunded'
  })
  const times = bank.refundsOf(payment_id)
  if (times !== 1) throw new Error(`the bank was told ${times} times to give the money back`)
  const { body } = await createBrowser(shape.url).get(`/api/orders/get-info?order=${ref}`)
  const { order_status, payment_status, money_back } = body.order as Record<string, unknown>
  if (order_status !== 'cancelled' || payment_status !== 'refunded' || money_back !== true)
    throw new Error(`the page says ${order_status}, ${payment_status}, money back: ${money_back}`)
  const emails = { _id: { $regex: `^letter ${number} paid_late_money_returns ` } }
  const outbox = db.collection<OutboxEntry>('outbox')
  await until(POST_MS, 'the customer was not written to', async () => {
    const found = await outbox.find(emails).toArray()
    return found.length === 1 && found[0]?.state === 'done'
  })
}

async function until(ms: number, otherwise: string, isTrue: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + ms
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error(otherwise)
    await pause(300)
  }
}
