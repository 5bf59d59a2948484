import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { usedUpOrders } from '../../test/late-code.ts'
import { countOrderReads, ORDER_READS_OF_A_STAFF_WRITE } from '../../test/order-reads.ts'
import { startPreorderShop } from '../../test/preorder-shop.ts'
import { order, twoDresses } from '../../test/shopping.ts'
import { deliveredOrder, paidOrder, refundOrder, sendRefund, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

type Ready = { api: Api; number: string }

const reason = 'Подзвонила'
const lines = [{ article: dress, size, count: 1 }]
const tracking = '20450123456789'
const paid: StaffAction = { action: 'manual_paid', means: 'cash', reason }

async function unpaidOrder(): Promise<Ready> {
  const api = await startApi()
  return { api, number: (await order(api)).body.order.number }
}

/** An order after these actions of staff. */
async function after(bought: Promise<Ready>, ...actions: StaffAction[]): Promise<Ready> {
  const { api, number } = await bought
  for (const action of actions) await takeStaffAction(api, number, action)
  return { api, number }
}

async function refunded(bought: Promise<Ready>): Promise<Ready> {
  const { api, number } = await bought
  await refundOrder(api, number)
  return { api, number }
}

/** Late money came when somebody else had bought the items. */
async function paidWithoutStock(): Promise<Ready> {
  const { api, number } = await paidOrder()
  await api.db.collection('orders').updateOne({ number }, { $set: { state: 'paid_no_stock' } })
  return { api, number }
}

async function preorder(): Promise<Ready & { receive: StaffAction }> {
  const { api, coat, inAdvance, buy } = await startPreorderShop()
  const { number } = await buy(inAdvance())
  return { api, number, receive: { action: 'receive', ...coat, count: 1 } }
}

const take: StaffAction = { action: 'take' }
const ship: StaffAction = { action: 'ship', tracking }
const cancel: StaffAction = { action: 'cancel', reason }
const returnRequest: StaffAction = { action: 'return_request', lines, cause: 'too_small', reason }
const refundRequest: StaffAction = { action: 'refund_request', lines, reason }
const toShop = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' }

test.each<[name: string, StaffAction, () => Promise<Ready>]>([
  ['comment on an order', { action: 'comment', comment: 'Дзвонили' }, () => paidOrder()],
  ['start processing', take, () => paidOrder()],
  ['ship a parcel', ship, () => after(paidOrder(), take)],
  [
    'correct a tracking number',
    { action: 'correct_tracking', former: tracking, tracking: '20450123456780' },
    () => after(paidOrder(), take, ship),
  ],
  ['lay an order ready', { action: 'ready' }, () => after(paidOrder({ delivery: toShop }), take)],
  ['mark an order as delivered', { action: 'delivered' }, () => after(paidOrder(), take, ship)],
  ['cancel an unpaid order', cancel, unpaidOrder],
  ['cancel an order whose money went back', cancel, () => refunded(paidOrder())],
  ['mark an order as paid', paid, unpaidOrder],
  ['mark a cancelled order as paid', paid, () => after(unpaidOrder(), cancel)],
  ['mark an order as unpaid', { action: 'manual_unpaid', reason }, () => after(unpaidOrder(), paid)],
  ['note a return', returnRequest, () => deliveredOrder()],
  ['accept a return', { action: 'return_accept' }, () => after(deliveredOrder(), returnRequest)],
  ['refuse a return', { action: 'return_refuse', reason }, () => after(deliveredOrder(), returnRequest)],
  ['ask for a refund', refundRequest, () => paidOrder({ lines: twoDresses })],
  ['turn a refund down', { action: 'refund_decline', reason }, () => after(paidOrder(), refundRequest)],
  ['say that the items were found', { action: 'restocked' }, paidWithoutStock],
])('staff %s: the order is read once', async (_, action, prepare) => {
  const { api, number } = await prepare()

  const reads = await countOrderReads(api.db, () => takeStaffAction(api, number, action))

  expect(reads).toBe(ORDER_READS_OF_A_STAFF_WRITE)
})

test('staff accept a discount that was used up: the order is read once', async () => {
  const { api, first } = await usedUpOrders()

  const reads = await countOrderReads(api.db, () => takeStaffAction(api, first.number, { action: 'accept_discount' }))

  expect(reads).toBe(ORDER_READS_OF_A_STAFF_WRITE)
})

test('staff receive stock at an order: the order is read once', async () => {
  const { api, number, receive } = await preorder()

  const reads = await countOrderReads(api.db, () => takeStaffAction(api, number, receive, '1'))

  expect(reads).toBe(ORDER_READS_OF_A_STAFF_WRITE)
})

test('staff give money back: the order is read once', async () => {
  const { api, number } = await paidOrder()

  const wish = { refunded_so_far: 0, comment: reason }
  const reads = await countOrderReads(api.db, () => sendRefund(api, number, wish))

  expect(reads).toBe(ORDER_READS_OF_A_STAFF_WRITE)
})
