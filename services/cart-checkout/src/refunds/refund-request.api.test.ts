import { refundRequestEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { orderAndPay, twoDresses } from '../../test/shopping.ts'
import {
  deliveredOrder,
  fullOrder,
  paidOrder,
  refundOrder,
  saved,
  takeStaffAction,
  writeStaffAction,
} from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const one = [{ article: dress, size, count: 1 }]
const ask = { action: 'refund_request', lines: one, reason: 'Брак на рукаві' } as const
const waiting = async (api: Api) =>
  (await api.staff.read(staffOrdersEndpoint, { query: { 'filters[needs]': 'refund' } })).orders

test('a manager asks for a refund, the accountant sees for what, for whom and how much, and it is gone after the refund', async () => {
  const { api, number } = await paidOrder({ lines: twoDresses })
  const { change } = await writeStaffAction(api, number, ask)

  expect(change).toMatchObject({ action: 'order_refund_request', subject: number, asked: { reason: 'Брак на рукаві' } })
  expect(await waiting(api)).toMatchObject([
    {
      number,
      refund_request: { who: 'olena', reason: 'Брак на рукаві', amount: 4990, lines: [{ article: dress, count: 1 }] },
    },
  ])
  await refundOrder(api, number, { lines: one })

  expect(await waiting(api)).toEqual([])
  expect(await fullOrder(api, number)).toMatchObject({ refund_request: null, refunded_so_far: 4990 })
})

test('an accountant declines the request with a reason that stands in the history, and it may be asked again', async () => {
  const { api, ref, number } = await paidOrder()
  await takeStaffAction(api, number, ask)

  const declined = await takeStaffAction(api, number, { action: 'refund_decline', reason: 'Річ носили' })

  expect(declined.history.at(-1)).toMatchObject({ event: 'refund_decline', payload: { reason: 'Річ носили' } })
  expect(declined.actions).toContain('refund_request')
  expect(declined.actions).not.toContain('refund_decline')
  expect(await waiting(api)).toEqual([])
  expect((await saved(api, ref)).refund_requests).toMatchObject([
    { state: 'declined', decided: { who: 'olena', reason: 'Річ носили' } },
  ])
})

test('one request is open at a time, and none for an order that nobody has paid', async () => {
  const { api, number } = await paidOrder()
  await takeStaffAction(api, number, ask)
  await expect(takeStaffAction(api, number, ask)).rejects.toThrow('illegal_transition')

  const unpaid = await startApi()
  const { number: other } = await orderAndPay(unpaid)
  await expect(takeStaffAction(unpaid, other, ask)).rejects.toThrow('illegal_transition')
})

test('a request names items whose money is there, and says why', async () => {
  const { api, number } = await paidOrder()
  const wrong = (body: object) => api.staff.write(refundRequestEndpoint, { params: { number }, body })

  await expect(wrong({ lines: [], reason: 'x' })).rejects.toMatchObject({ details: { fields: { lines: 'required' } } })
  await expect(wrong({ lines: one, reason: ' ' })).rejects.toMatchObject({
    details: { fields: { reason: 'reason_required' } },
  })
  const two = [{ article: dress, size, count: 2 }]
  await expect(wrong({ lines: two, reason: 'x' })).rejects.toMatchObject({ details: { fields: { lines: 'invalid' } } })
})

test('an accepted return waits for its refund in the same list', async () => {
  const { api, number } = await deliveredOrder({ lines: twoDresses })
  await takeStaffAction(api, number, { action: 'return_request', lines: one, cause: 'too_small', reason: '' })
  await takeStaffAction(api, number, { action: 'return_accept' })

  expect(await waiting(api)).toMatchObject([{ number, refund_due: 4990, partly_returned: true }])
  await refundOrder(api, number, { amount: 4000 })
  expect(await waiting(api)).toMatchObject([{ number, refund_due: 990 }])
  await refundOrder(api, number, { amount: 990 })
  expect(await waiting(api)).toEqual([])
})
