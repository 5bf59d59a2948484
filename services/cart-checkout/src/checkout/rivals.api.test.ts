import { randomUUID } from 'node:crypto'
import { enterCode } from '../../test/a-promo-code.ts'
import { callBack } from '../../test/bank.ts'
import { meanwhileAt, pauseAt } from '../../test/pause-at.ts'
import { askQuote, info, order, orderAndPay, orderBody } from '../../test/shopping.ts'
import { type Answer, type Api, startApi } from '../../test/start-api.ts'
import { dress, skirt } from '../../test/stub-catalog.ts'

// Each story stops one of two at a named instant, lets the other act, and goes on: what chance makes of it once in a
// thousand times happens here every time.

const promo_code = 'SPRING15'
const iryna = { name: 'Ірина', last_name: 'Бойко', phone: '+380671234568', email: 'iryna@example.com' }

function onePieceLeft(api: Api): void {
  Object.assign(api.shelves[dress] ?? {}, { available: 1 })
}

const codeIn = ({ status, body }: Answer) => [status, body.error?.code]

test('two customers want the last item: the second is refused, and the key is free for another try', async () => {
  const api = await startApi()
  onePieceLeft(api)
  const [quote, key] = [await askQuote(api), randomUUID()]
  const slow = pauseAt('placing-saved')
  const first = api.post('/api/orders/create', orderBody(quote), { key })
  await slow.arrived

  const second = await order(api)
  slow.go()

  expect(second.status).toBe(201)
  expect(codeIn(await first)).toEqual([409, 'out_of_stock'])
  expect(api.shelves[dress]).toMatchObject({ available: 0, holds: { [second.body.order.number]: 1 } })
  Object.assign(api.shelves[dress] ?? {}, { available: 1 })
  expect((await api.post('/api/orders/create', orderBody(quote), { key })).status).toBe(201)
})

test('two customers want the last item: it stays with the one who reserved it, also while that request has no answer yet', async () => {
  const api = await startApi()
  onePieceLeft(api)
  const slow = pauseAt('stock-reserved')
  const first = order(api)
  await slow.arrived

  const second = await order(api)
  slow.go()

  expect(codeIn(second)).toEqual([409, 'out_of_stock'])
  expect((await first).status).toBe(201)
  expect(api.shelves[dress]).toMatchObject({ available: 0 })
})

test('two customers want the last use of a code: the late one gets neither the code nor the reserved item', async () => {
  const api = await startApi()
  await enterCode(api, { usage_limit: 1 })
  const slow = pauseAt('stock-reserved')
  const first = order(api, { promo_code })
  await slow.arrived

  const second = await order(api, { promo_code, body: { customer: iryna } })
  slow.go()

  expect(second.status).toBe(201)
  expect(codeIn(await first)).toEqual([409, 'promo_limit'])
  expect(api.shelves[dress]).toMatchObject({ available: 4, holds: { [second.body.order.number]: 1 } })
  expect((await api.db.collection('promo_codes').findOne({ code: promo_code }))?.holds).toHaveLength(1)
})

test('the same key that comes again while the items are being reserved makes one order with one answer', async () => {
  const api = await startApi()
  const { cookie, ...quote } = await askQuote(api)
  const key = randomUUID()
  const sent = orderBody({ ...quote, cookie })
  const slow = pauseAt('stock-reserved')
  const first = api.post('/api/orders/create', sent, { key, cookie })
  await slow.arrived

  const second = api.post('/api/orders/create', sent, { key, cookie })
  slow.go()

  expect((await first).status).toBe(201)
  expect((await second).body).toEqual((await first).body)
  expect(await api.db.collection('orders').countDocuments()).toBe(1)
  expect(api.shelves[dress]?.available).toBe(4)
})

test('a decline that overtakes the effects of an approval changes nothing', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)
  meanwhileAt('payment-event-saved', () =>
    callBack(api, `${number}-1`, { transactionStatus: 'Declined', reasonCode: '1101' }),
  )

  await callBack(api, `${number}-1`)

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, holds: {}, sold: 1 })
})

test('an approval that comes while the order is given up reserves the items again', async () => {
  const api = await startApi()
  const { ref, number } = await orderAndPay(api)
  api.bank.isAway = true
  api.wait(46 * 60_000)
  meanwhileAt('stock-released', () => callBack(api, `${number}-1`))

  await api.service.jobs.runNow('expire-orders')

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid' })
  expect(api.shelves[dress]).toMatchObject({ available: 4, holds: {}, sold: 1 })
})

test('when the last item is sold before a late approval, the money is kept and staff are called', async () => {
  const api = await startApi()
  onePieceLeft(api)
  const { number } = await orderAndPay(api)
  api.bank.isAway = true
  api.wait(46 * 60_000)
  meanwhileAt('stock-released', async () => {
    await order(api)
    await callBack(api, `${number}-1`)
  })

  await api.service.jobs.runNow('expire-orders')

  expect(await api.db.collection('orders').findOne({ number })).toMatchObject({
    payment_state: 'approved',
    state: 'paid_no_stock',
    alerts: ['paid_late', 'paid_no_stock'],
  })
  expect(api.shelves[dress]).toMatchObject({ available: 0, sold: 0 })
})

test('an order of two things whose second is taken meanwhile gives the first back', async () => {
  const api = await startApi()
  onePieceLeft(api)
  const size = '36 (S)'
  const both = [dress, skirt].map(article => ({ article, size, count: 1 }))
  const slow = pauseAt('placing-saved')
  const first = order(api, { lines: both })
  await slow.arrived

  await order(api)
  slow.go()

  expect(codeIn(await first)).toEqual([409, 'out_of_stock'])
  expect(api.shelves[skirt]).toMatchObject({ available: 3, holds: {} })
})
