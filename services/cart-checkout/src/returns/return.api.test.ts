import { DAY_MS } from '@shop/calendar/durations'
import { askQuote, info, oneDress, twoDresses } from '../../test/shopping.ts'
import { codeIn, deliveredOrder, paidOrder, refundOrder, saved, sentEmails, takeStaffAction } from '../../test/staff.ts'
import type { Api } from '../../test/start-api.ts'
import { dress, size } from '../../test/stub-catalog.ts'

const oneBack = [{ article: dress, size, bundle: null, count: 1 }]
const wish = { lines: oneBack, cause: 'too_small', reason: 'тисне в плечах' }

async function codeFor(api: Api, ref: string): Promise<string> {
  await api.post('/api/orders/send-code', { order: ref })
  return codeIn(api)
}

test('the page shows until when something may go back, and only once it was delivered', async () => {
  const onItsWay = await paidOrder()
  expect(await info(onItsWay.api, onItsWay.ref)).toMatchObject({ return_until: null, last_return: null })

  const { api, ref } = await deliveredOrder()
  const { return_until } = await info(api, ref)
  expect(return_until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  api.wait(15 * DAY_MS)
  expect(await info(api, ref)).toMatchObject({ return_until: null })
})

test('the emailed code shows the items and what they bring, and then sends one of them back', async () => {
  const { api, ref } = await deliveredOrder({ lines: twoDresses })
  const code = await codeFor(api, ref)

  const { body } = await api.post('/api/orders/get-returnable', { order: ref, code })
  expect(body).toMatchObject({ currency: 'UAH', lines: [{ article: dress, size, count: 2, back: [4990, 9980] }] })
  const asked = await api.post('/api/orders/return', { order: ref, code, ...wish })

  expect([asked.status, asked.body.order]).toEqual([200, { order_status: 'return_requested' }])
  expect(await saved(api, ref)).toMatchObject({
    returns: [{ who: 'customer', cause: 'too_small', reason: 'тисне в плечах', state: 'open' }],
  })
  expect(await info(api, ref)).toMatchObject({ return_until: null, last_return: { state: 'open' } })
  expect((await api.post('/api/orders/return', { order: ref, code, ...wish })).status).toBe(422)
})

test('a customer who ordered in this browser needs no code for a return', async () => {
  const cookie = (await askQuote((await paidOrder()).api)).cookie ?? '__Host-buyer=xxxxxxxxxxxxxxxxxxxxxx'
  const { api, ref } = await deliveredOrder({ cookie })

  expect((await api.post('/api/orders/get-returnable', { order: ref }, { cookie })).status).toBe(200)
  expect((await api.post('/api/orders/return', { order: ref, ...wish }, { cookie })).status).toBe(200)
})

test('the address of an order alone shows nothing of its items', async () => {
  const { api, ref, number } = await deliveredOrder()

  expect((await api.post('/api/orders/get-returnable', { order: ref })).status).toBe(403)
  expect((await api.post('/api/orders/return', { order: ref, ...wish })).status).toBe(403)
  expect((await api.post('/api/orders/get-returnable', { order: number })).status).toBe(404)
})

test('wrong codes for a return are counted as everywhere', async () => {
  const { api, ref } = await deliveredOrder()
  const code = await codeFor(api, ref)
  const wrong = code === '111111' ? '222222' : '111111'
  const open = async (typed: string) =>
    (await api.post('/api/orders/get-returnable', { order: ref, code: typed })).body.error?.code

  for (let tries = 0; tries < 5; tries++) expect(await open(wrong)).toBe('code_wrong')
  expect(await open(code)).toBe('too_many_attempts')
})

test('a return becomes accepted, then refunded; one that was refused may be asked for again', async () => {
  const { api, ref, number } = await deliveredOrder({ lines: twoDresses })
  const ask = async () => api.post('/api/orders/return', { order: ref, code: await codeFor(api, ref), ...wish })
  const state = async () => (await info(api, ref)).last_return.state

  await ask()
  await takeStaffAction(api, number, { action: 'return_refuse', reason: 'зі слідами носіння' })
  expect(await info(api, ref)).toMatchObject({ last_return: { state: 'refused' }, order_status: 'delivered' })
  expect((await info(api, ref)).return_until).not.toBeNull()

  await ask()
  await takeStaffAction(api, number, { action: 'return_accept' })
  expect(await state()).toBe('accepted')
  await refundOrder(api, number, { lines: oneDress })
  expect(await state()).toBe('refunded')
})

test('each step of a return brings one email', async () => {
  const { api, ref, number } = await deliveredOrder()
  const ask = async () => api.post('/api/orders/return', { order: ref, code: await codeFor(api, ref), ...wish })
  const ofReturns = async () => (await sentEmails(api)).filter(subject => subject.startsWith('Повернення')).toSorted()
  const asked = `Повернення із замовлення № ${number}: що далі`
  const refused = `Повернення із замовлення № ${number} не прийнято`

  await ask()
  expect(await ofReturns()).toEqual([asked])
  await takeStaffAction(api, number, { action: 'return_refuse', reason: 'зі слідами носіння' })
  expect(await ofReturns()).toEqual([asked, refused].toSorted())

  await ask()
  await takeStaffAction(api, number, { action: 'return_accept' })
  const accepted = `Повернення із замовлення № ${number} прийнято`
  expect(await ofReturns()).toEqual([asked, refused, accepted].toSorted())
  const mails = await api.db.collection('caught_mails').find().toArray()
  expect(JSON.stringify(mails)).not.toContain('зі слідами носіння')
})

test('staff read what the customer chose and wrote for a return', async () => {
  const { api, ref, number } = await deliveredOrder()
  await api.post('/api/orders/return', { order: ref, code: await codeFor(api, ref), ...wish })

  const { returns } = await takeStaffAction(api, number, { action: 'comment', comment: '' })

  expect(returns).toMatchObject([{ cause: 'too_small', reason: 'тисне в плечах' }])
})

test('an item whose money has gone back is not offered for a return again', async () => {
  const { api, ref, number } = await deliveredOrder({ lines: twoDresses })
  await refundOrder(api, number, { lines: oneDress })
  const code = await codeFor(api, ref)

  const { body } = await api.post('/api/orders/get-returnable', { order: ref, code })
  expect(body.lines).toMatchObject([{ count: 1 }])
  const two = [{ ...oneBack[0], count: 2 }]
  const refused = await api.post('/api/orders/return', { order: ref, code, ...wish, lines: two })
  expect(refused.body.error.fields).toEqual({ lines: 'invalid' })
})

test('after a return of one of two dresses the customer may send the other one back, but not the same one again', async () => {
  const { api, ref, number } = await deliveredOrder({ lines: twoDresses })
  const ask = async (lines = oneBack) =>
    api.post('/api/orders/return', { order: ref, code: await codeFor(api, ref), ...wish, lines })
  await ask()
  await takeStaffAction(api, number, { action: 'return_accept' })

  expect(await info(api, ref)).toMatchObject({ order_status: 'delivered', partly_returned: true })
  expect((await info(api, ref)).return_until).not.toBeNull()
  const { body } = await api.post('/api/orders/get-returnable', { order: ref, code: await codeFor(api, ref) })
  expect(body.lines).toMatchObject([{ count: 1, back: [4990] }])
  expect((await ask([{ ...oneBack[0], count: 2 }] as typeof oneBack)).status).toBe(400)
  expect((await ask()).status).toBe(200)
  await takeStaffAction(api, number, { action: 'return_accept' })
  expect(await info(api, ref)).toMatchObject({ order_status: 'returned', partly_returned: false })
})

test('after the fourteen days an order of which some came back is completed, and stays partly returned', async () => {
  const { api, ref, number } = await deliveredOrder({ lines: twoDresses })
  await takeStaffAction(api, number, { action: 'return_request', lines: oneBack, cause: 'too_small', reason: '' })
  await takeStaffAction(api, number, { action: 'return_accept' })
  api.wait(15 * DAY_MS)
  await api.service.jobs.runNow('watch-orders')

  expect(await info(api, ref)).toMatchObject({ order_status: 'completed', partly_returned: true, return_until: null })
})
