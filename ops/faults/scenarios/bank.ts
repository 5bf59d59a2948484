import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { buy } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import type { BankBehaviour } from '../bank.ts'
import type { Environment } from '../environment.ts'
import { sizes } from '../fill-shop.ts'
import type { Scenario } from '../run-scenario.ts'

const FOR_MS = 5000
const SILENT_MS = 1500
/** Longer than a question to the bank waits for its answer. */
const EACH_MS = 15_500
const ASKED_MS = 60_000

async function during({ bank }: Environment, behaviour: BankBehaviour, ms = FOR_MS): Promise<void> {
  bank.behave(behaviour)
  await pause(ms)
  bank.behave({})
}

/** The minute after which the bank is asked is over for every payment it has not spoken of. */
async function queryNow({ databases }: Environment): Promise<number> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  const { matchedCount } = await orders.updateMany(
    { ask_bank_at: { $ne: null } },
    { $set: { ask_bank_at: new Date(0) } },
  )
  return matchedCount
}

const unconfirmedCount = (environment: Environment) =>
  environment
    .databases('cart-checkout')
    .collection<Order>('orders')
    .countDocuments({
      attempts: {
        $elemMatch: {
          payment_id: { $in: environment.bank.listApproved() },
          state: { $in: ['started', 'in_processing'] },
        },
      },
    })

/** B5: what a bank may do to a shop. */
export const bankScenarios: Scenario[] = [
  {
    id: 'B5',
    name: 'every callback of the bank comes five times at once',
    run: environment => during(environment, { times: 5 }),
  },
  {
    id: 'B5',
    name: 'callbacks come seconds late, when the next attempt has begun',
    run: environment => during(environment, { lateMs: 2500 }),
  },
  {
    id: 'B5',
    name: 'forged callbacks: other sums, other secrets, garbage',
    async run(environment) {
      for (let rounds = 0; rounds < 10; rounds++) {
        for (const forged of await forgeries(environment))
          if (await environment.bank.report(forged)) throw new Error('a forged callback was accepted')
        await pause(200)
      }
    },
  },
  {
    id: 'B5',
    name: 'the callback comes before our own save',
    async run(environment) {
      for (let rounds = 0; rounds < 10; rounds++) {
        await payBeforeSaved(environment)
        await pause(200)
      }
    },
  },
  {
    id: 'B5',
    name: 'callbacks are lost; queried, the bank fails, babbles, hangs and at last answers',
    async run(environment) {
      const { bank } = environment
      bank.behave({ silent: true })
      await pause(SILENT_MS)
      for (const asked of ['fails', 'babbles', 'hangs'] as const) {
        bank.behave({ asked })
        await queryNow(environment)
        await pause(EACH_MS)
      }
      const until = Date.now() + ASKED_MS
      bank.behave({})
      while ((await unconfirmedCount(environment)) > 0) {
        if (Date.now() > until) throw new Error('payments that the bank took were not found by queries')
        await queryNow(environment)
        await pause(1000)
      }
    },
  },
]

/** Callbacks about a payment that is under way, signed without the secret; and no callbacks at all. */
async function forgeries({ bank, databases }: Environment): Promise<object[]> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  const order = await orders.findOne({ 'attempts.state': 'started' }, { sort: { created_at: -1 } })
  const payment_id = order?.attempts.at(-1)?.payment_id ?? '26-000001-1'
  const forged = await bank.approval(payment_id, '1', 'nobody-told-me-the-secret')
  const { merchantSignature, ...unsigned } = await bank.approval(payment_id, '1')
  return [forged, unsigned, { ...unsigned, amount: 2, merchantSignature }, [], { orderReference: { $ne: '' } }]
}

/** The bank gets the payment from the browser and calls back before the shop has begun the attempt. */
async function payBeforeSaved({ bank, shape }: Environment): Promise<void> {
  const guest = createBrowser(shape.url)
  const [size] = sizes
  const { status, body } = await buy(guest, size ? [{ ...size, count: 1 }] : [])
  if (status !== 201) throw new Error(`a guest could not order: ${status}`)
  const { number, ref, total } = body.order as { number: string; ref: string; total: { amount: number } }
  const callback = await bank.approval(`${number}-1`, String(total.amount))
  await bank.record(callback)
  if (!(await bank.report(callback))) throw new Error('an early callback was not accepted')
  await guest.post('/api/payments/start', { order: ref, method: 'card' })
}
