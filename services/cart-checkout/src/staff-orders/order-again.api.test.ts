import { MINUTE_MS } from '@shop/calendar/durations'
import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { order, orderAndPay, twoDresses } from '../../test/shopping.ts'
import { paidOrder } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const againOf = async (api: Api, number: string) =>
  (await api.staff.read(fullOrderEndpoint, { query: { order: number } })).order.again

async function expired() {
  const api = await startApi()
  const { number } = (await order(api, { lines: twoDresses })).body.order
  api.wait(31 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')
  return { api, number }
}

test('an order whose time to pay is over says for whom and where to it is made again', async () => {
  const { api, number } = await expired()

  expect(await againOf(api, number)).toMatchObject({
    name: 'Олена',
    last_name: 'Шевченко',
    locale: 'uk',
    account: null,
    delivery: { type: 'ukraine' },
  })
})

test('nothing is made again of an order that waits for its money, or was paid, or whose person was erased', async () => {
  const { api, number } = await paidOrder()
  const waiting = await orderAndPay(api)
  expect([await againOf(api, number), await againOf(api, waiting.number)]).toEqual([null, null])

  const erased = await expired()
  const nobody = { name: '—', last_name: '', phone: '', email: '' }
  await erased.api.db.collection('orders').updateOne({ number: erased.number }, { $set: { customer: nobody } })
  expect(await againOf(erased.api, erased.number)).toBeNull()
})
