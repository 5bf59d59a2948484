import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { refundOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import type { Environment } from '../environment.ts'
import type { Scenario } from '../run-scenario.ts'
import { askAs } from '../shape.ts'

const PATIENCE_MS = 20_000

/** B1: the process dies around its call to the bank: the money goes back once, or not at all, and the order knows of it. */
export const refundScenarios: Scenario[] = [
  {
    id: 'B1',
    name: 'cart-checkout dies while it gives money back',
    async run(environment) {
      for (const point of ['refund-saved', 'refund-answered'] as const) await dieRefunding(environment, point)
    },
  },
]

async function dieRefunding(environment: Environment, point: FailpointName): Promise<void> {
  const { shape, tally, bank } = environment
  const paid = await somethingPaid(environment)
  const checkout = shape.processes['cart-checkout']
  const state = { isDead: false }
  tally.fault()
  const dying = checkout.killInto({ FAILPOINT: `${point}:kill` }, PATIENCE_MS).finally(() => {
    state.isDead = true
  })
  const client = askAs('admin', shape, 'cart-checkout')
  const asked = {
    params: { number: paid.number },
    query: {},
    body: { refunded_so_far: 0, comment: 'завелика' },
    who: 'olena',
    idempotencyKey: randomUUID(),
    requestId: 'fault-run',
  }
  const sendRefund = () => client.write(refundOrderEndpoint, asked)
  while (!state.isDead) {
    await sendRefund().catch(() => null)
    await pause(200)
  }
  tally.fault()
  if ((await dying)?.signal !== 'SIGKILL') throw new Error(`nothing came to ${point}`)
  await checkout.ready()
  // Staff press the button again, and another accountant does: what is under way is not sent a second time.
  await sendRefund().catch(() => null)
  await client.write(refundOrderEndpoint, { ...asked, idempotencyKey: randomUUID() }).catch(() => null)
  const [times, expected] = [bank.refundsOf(`${paid.number}-1`), point === 'refund-saved' ? 0 : 1]
  if (times !== expected) throw new Error(`${point}: ${times} refunds were requested from the bank`)
}

/** An order of this scenario: of payments that were made before it the bank knows nothing any more. */
async function somethingPaid({ databases, bank }: Environment): Promise<Order> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  const giveUpAt = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAt) {
    const paid = await orders.findOne(
      {
        payment_state: 'approved',
        attempts: { $size: 1 },
        'attempts.payment_id': { $in: bank.listApproved() },
        refunds: { $exists: false },
      },
      { sort: { created_at: -1 } },
    )
    if (paid) return paid
    await pause(100)
  }
  throw new Error('nobody has paid')
}
