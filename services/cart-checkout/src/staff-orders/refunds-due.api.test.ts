import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { twoDresses } from '../../test/shopping.ts'
import { paidOrder, refundOrder, takeStaffAction } from '../../test/staff.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const oneDress = [{ article: dress, size, count: 1 }]
const untilReturned: StaffAction[] = [
  { action: 'take' },
  { action: 'ship', tracking: '20450123456789' },
  { action: 'delivered' },
  { action: 'return_request', lines: oneDress, cause: 'too_small', reason: 'замала' },
]

test('the list of money to refund holds an order from the accepted return until its money went back', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  const due = async () => {
    const { orders, count } = await api.staff.read(staffOrdersEndpoint, { query: { 'filters[needs]': 'refund' } })
    return [count, orders.map(order => order.number)]
  }
  for (const action of untilReturned) await takeStaffAction(api, number, action)
  expect(await due()).toEqual([0, []])

  const lines = oneDress.map(line => ({ ...line, restock: true }))
  await takeStaffAction(api, number, { action: 'return_accept', lines })
  expect(await due()).toEqual([1, [number]])

  await refundOrder(api, number, { lines: oneDress })
  expect(await due()).toEqual([0, []])
})
