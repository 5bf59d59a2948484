import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { buy } from '@shop/gateway/test/buy'
import { createBrowser } from '@shop/testing/browser'
import type { Manners } from '../bank.ts'
import { sizes } from '../goods.ts'
import type { Scenario } from '../play.ts'
import type { Stage } from '../stage.ts'

const FOR_MS = 5000
const SILENT_MS = 1500
/** Longer than a question to the bank waits for its answer. */
const EACH_MS = 15_500
const ASKED_MS = 60_000

async function during({ bank }: Stage, manners: Manners, ms = FOR_MS): Promise<void> {
  bank.behave(manners)
  await pause(ms)
  bank.behave({})
}

/** The minute after which the bank is asked is over for every payment it has not spoken of. */
async function askNow({ databases }: Stage): Promise<number> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  const { matchedCount } = await orders.updateMany(
    { ask_bank_at: { $ne: null } },
    { $set: { ask_bank_at: new Date(0) } },
  )
  return matchedCount
}

const heardOf = (stage: Stage) =>
  stage
    .databases('cart-checkout')
    .collection<Order>('orders')
    .countDocuments({
      attempts: {
        $elemMatch: { payment_id: { $in: stage.bank.approved() }, state: { $in: ['started', 'in_processing'] } },
      },
    })

/** B5: what a bank may do to a shop. */
export const bankScenarios: Scenario[] = [
  {
    id: 'B5',
    name: 'every word of the bank comes five times at once',
    run: stage => during(stage, { times: 5 }),
  },
  {
    id: 'B5',
    name: 'words come seconds late, when the next attempt has begun',
    run: stage => during(stage, { lateMs: 2500 }),
  },
  {
    id: 'B5',
    name: 'forged words: other sums, other secrets, garbage',
    async run(stage) {
      for (let rounds = 0; rounds < 10; rounds++) {
        for (const forged of await forgeries(stage))
          if (await stage.bank.report(forged)) throw new Error('a forged word was accepted')
        await pause(200)
      }
    },
  },
  {
    id: 'B5',
    name: 'the word is there before our own save',
    async run(stage) {
      for (let rounds = 0; rounds < 10; rounds++) {
        await payBeforeSaved(stage)
        await pause(200)
      }
    },
  },
  {
    id: 'B5',
    name: 'words are lost; asked, the bank fails, babbles, hangs and at last answers',
    async run(stage) {
      const { bank } = stage
      bank.behave({ silent: true })
      await pause(SILENT_MS)
      for (const asked of ['fails', 'babbles', 'hangs'] as const) {
        bank.behave({ asked })
        await askNow(stage)
        await pause(EACH_MS)
      }
      const until = Date.now() + ASKED_MS
      bank.behave({})
      while ((await heardOf(stage)) > 0) {
        if (Date.now() > until) throw new Error('payments that the bank took were not found by asking')
        await askNow(stage)
        await pause(1000)
      }
    },
  },
]

/** Words about a payment that is under way, from somebody who does not know the secret; and no words at all. */
async function forgeries({ bank, databases }: Stage): Promise<object[]> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  const order = await orders.findOne({ 'attempts.state': 'started' }, { sort: { created_at: -1 } })
  const payment_id = order?.attempts.at(-1)?.payment_id ?? '26-000001-1'
  const forged = await bank.approval(payment_id, '1', 'nobody-told-me-the-secret')
  const { merchantSignature, ...unsigned } = await bank.approval(payment_id, '1')
  return [forged, unsigned, { ...unsigned, amount: 2, merchantSignature }, [], { orderReference: { $ne: '' } }]
}

/** The bank is told by the browser and speaks before the shop has begun the attempt. */
async function payBeforeSaved({ bank, shape }: Stage): Promise<void> {
  const guest = createBrowser(shape.url)
  const [size] = sizes
  const { status, body } = await buy(guest, size ? [{ ...size, count: 1 }] : [])
  if (status !== 201) throw new Error(`a guest could not order: ${status}`)
  const { number, ref, total } = body.order as { number: string; ref: string; total: { amount: number } }
  const word = await bank.approval(`${number}-1`, String(total.amount))
  await bank.keep(word)
  if (!(await bank.report(word))) throw new Error('an early word was not accepted')
  await guest.post('/api/payments/start', { order: ref, method: 'card' })
}
