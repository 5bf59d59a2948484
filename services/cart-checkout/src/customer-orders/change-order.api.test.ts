import { MINUTE_MS } from '@shop/calendar/durations'
import { askQuote, info, order } from '../../test/shopping.ts'
import { codeIn, paidOrder, saved } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'

async function placed(api: Api) {
  const cookie = (await askQuote(api)).cookie ?? '__Host-buyer=xxxxxxxxxxxxxxxxxxxxxx'
  const { ref, number } = (await order(api, { cookie })).body.order
  return { ref, number, cookie }
}

test('the customer who placed an order gives it up without a code, and everything reserved for it is released', async () => {
  const api = await startApi()
  const { ref, cookie } = await placed(api)
  expect(await info(api, ref)).toMatchObject({ can_cancel: true })

  const { status, body } = await api.post('/api/orders/cancel', { order: ref }, { cookie })

  expect([status, body.order]).toEqual([200, { order_status: 'cancelled' }])
  expect(api.shelves[dress]).toMatchObject({ available: 5, holds: {} })
  expect(await info(api, ref)).toMatchObject({ order_status: 'cancelled', can_cancel: false, can_pay: false })
  expect((await api.post('/api/orders/cancel', { order: ref }, { cookie })).status).toBe(409)
})

test('a visitor who only knows the address needs the code that goes to the mailbox of the order', async () => {
  const api = await startApi()
  const { ref } = await placed(api)
  expect((await api.post('/api/orders/cancel', { order: ref })).status).toBe(403)

  expect((await api.post('/api/orders/send-code', { order: ref })).status).toBe(200)
  const code = await codeIn(api)
  const wrong = code === '111111' ? '222222' : '111111'
  expect((await api.post('/api/orders/cancel', { order: ref, code: wrong })).body.error.code).toBe('code_wrong')

  expect((await api.post('/api/orders/cancel', { order: ref, code })).body.order.order_status).toBe('cancelled')
})

test('a code ends after ten minutes and after five tries, however many come at once', async () => {
  const api = await startApi()
  const { ref } = await placed(api)
  await api.post('/api/orders/send-code', { order: ref })
  const code = await codeIn(api)
  const wrong = code === '111111' ? '222222' : '111111'

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.post('/api/orders/cancel', { order: ref, code: wrong })),
  )
  expect(answers.filter(({ body }) => body.error.code === 'code_wrong').length).toBeLessThanOrEqual(5)
  expect((await api.post('/api/orders/cancel', { order: ref, code })).body.error.code).toBe('too_many_attempts')

  await api.post('/api/orders/send-code', { order: ref })
  const fresh = await codeIn(api)
  api.wait(11 * MINUTE_MS)
  expect((await api.post('/api/orders/cancel', { order: ref, code: fresh })).body.error.code).toBe('code_expired')
})

test('the code stands neither in the order nor in the email that waits', async () => {
  const api = await startApi()
  const { ref } = await placed(api)
  await api.post('/api/orders/send-code', { order: ref })
  const code = await codeIn(api)

  expect(code).toMatch(/^\d{6}$/)
  const kept = [await saved(api, ref), ...(await api.db.collection('outbox').find().toArray())]
  expect(JSON.stringify(kept)).not.toContain(code)
})

test('three codes an hour are enough for one order', async () => {
  const api = await startApi({ limitsFactor: 1 })
  const { ref } = await placed(api)
  const ask = async () => (await api.post('/api/orders/send-code', { order: ref })).status

  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
})

test.each(['/api/orders/send-code', '/api/orders/cancel'])('%s knows nothing of an order by its number', async path => {
  const api = await startApi()
  const { number } = await placed(api)

  expect((await api.post(path, { order: number })).status).toBe(404)
})

test('a paid order is not given up by its customer', async () => {
  const { api, ref } = await paidOrder()
  await api.post('/api/orders/send-code', { order: ref })

  const { body } = await api.post('/api/orders/cancel', { order: ref, code: await codeIn(api) })

  expect(body.error.code).toBe('illegal_transition')
})
