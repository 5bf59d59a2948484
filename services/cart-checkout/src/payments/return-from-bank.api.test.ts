import { MINUTE_MS } from '@shop/calendar/durations'
import { comeBack, decide } from '../../test/bank.ts'
import { info, orderAndPay, orderAsOwner, startToPay } from '../../test/shopping.ts'
import { takeStaffAction } from '../../test/staff.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'
import { dress } from '../../test/stub-catalog.ts'

const SECOND = 1000
const cancel = (api: Api, ref: string, cookie: string | null) =>
  api.post('/api/orders/cancel', { order: ref }, { cookie })

/** Somebody who ordered, began to pay and is on the bank's page. */
async function atTheBank() {
  const api = await startApi()
  const placed = await orderAsOwner(api)
  return { api, ...placed, ...(await startToPay(api, placed.ref)) }
}
const idOf = async (api: Api, ref: string, method = 'card') =>
  new Map((await startToPay(api, ref, method)).fields).get('orderReference')
const saved = (api: Api, ref: string): Promise<Json> => api.db.collection('orders').findOne({ ref })

test('a customer who comes back from a bank whose callback was lost finds the order paid at once', async () => {
  const { api, ref, fields } = await atTheBank()
  await decide(api, fields, 'approve_silently')

  await comeBack(api, ref)

  expect(await info(api, ref)).toMatchObject({ payment_status: 'approved', order_status: 'paid', asking_bank: false })
  expect(api.shelves[dress]).toMatchObject({ available: 4, sold: 1 })
})

test('while the bank is silent, a customer who came back neither pays nor cancels for a minute', async () => {
  const { api, ref, number, cookie } = await atTheBank()
  api.bank.isAway = true
  await comeBack(api, ref)

  for (const seconds of [0, 59]) {
    api.wait(seconds * SECOND)
    await api.service.jobs.runNow('ask-bank')
    expect(await info(api, ref)).toMatchObject({
      asking_bank: true,
      can_pay: false,
      can_cancel: false,
      payment_status: 'in_processing',
      order_status: 'awaiting_payment',
    })
    expect((await api.post('/api/payments/start', { order: ref, method: 'card' })).status).toBe(409)
    expect((await cancel(api, ref, cookie)).status).toBe(409)
    await expect(takeStaffAction(api, number, { action: 'cancel', reason: 'передумала' })).rejects.toThrow(
      'illegal_tra',
    )
  }

  api.wait(SECOND)
  expect(await info(api, ref)).toMatchObject({ asking_bank: false, can_pay: true, can_cancel: true })
})

test('the bank’s answer ends the wait: it took the money, and the order is paid', async () => {
  const { api, ref, fields } = await atTheBank()
  await decide(api, fields, 'approve_silently')
  api.bank.isAway = true
  await comeBack(api, ref)
  expect(await info(api, ref)).toMatchObject({ asking_bank: true })

  api.bank.isAway = false
  api.wait(5 * SECOND)
  await api.service.jobs.runNow('ask-bank')

  expect(await info(api, ref)).toMatchObject({ asking_bank: false, order_status: 'paid' })
})

test('a bank that knows nothing of the payment has answered: the customer may pay and cancel', async () => {
  const { api, ref } = await atTheBank()

  await comeBack(api, ref)

  expect(await info(api, ref)).toMatchObject({ asking_bank: false, can_pay: true, can_cancel: true })
})

test('after a minute of silence the same payment attempt is handed out, by whatever method and however late', async () => {
  const { api, ref, number } = await atTheBank()
  api.wait(25 * MINUTE_MS)
  api.bank.isAway = true
  await comeBack(api, ref)
  api.wait(MINUTE_MS)

  expect(await idOf(api, ref, 'google_pay')).toBe(`${number}-1`)
  api.wait(4 * MINUTE_MS - SECOND)
  expect(await idOf(api, ref, 'google_pay')).toBe(`${number}-1`)
})

test('a customer who only began to pay and never came back may pay and cancel at once', async () => {
  const { api, ref } = await atTheBank()
  api.bank.isAway = true
  api.wait(MINUTE_MS)
  await api.service.jobs.runNow('ask-bank')

  expect(await info(api, ref)).toMatchObject({
    asking_bank: false,
    can_pay: true,
    can_cancel: true,
    payment_status: 'in_processing',
    order_status: 'awaiting_payment',
  })
})

test('the bank is asked by the shop’s own schedule, however often the browser comes back or looks', async () => {
  const { api, ref } = await atTheBank()
  api.bank.isAway = true
  const asked = async () => (await saved(api, ref)).attempts[0].asked_at?.toISOString()
  await comeBack(api, ref)
  const first = await asked()
  api.wait(4 * SECOND)

  for (let times = 0; times < 5; times++) {
    await comeBack(api, ref)
    await info(api, ref)
  }

  expect(await asked()).toBe(first)
  api.wait(SECOND)
  await api.service.jobs.runNow('ask-bank')
  expect(await asked()).toBe('2026-11-21T10:00:05.000Z')
})

test('a stranger who knows no order changes nothing by coming back, and is sent somewhere harmless', async () => {
  const { api, ref } = await atTheBank()
  const before = await saved(api, ref)
  const to = async (order: string) => (await comeBack(api, order)).location

  expect(await to('26-000001-aaaaaaaaaaaaa')).toBe('/payment/26-000001-aaaaaaaaaaaaa')
  for (const garbage of ['', '%00', '26-000001', '//evil.example', 'T26-000001-x', ref.toUpperCase()])
    expect(await to(garbage)).toBe('/')

  expect(await saved(api, ref)).toEqual(before)
})

test('coming back to an order that is paid, declined or unknown to any bank keeps nobody waiting', async () => {
  const { api, ref, fields } = await atTheBank()
  await decide(api, fields, 'decline')
  await comeBack(api, ref)
  expect(await info(api, ref)).toMatchObject({ payment_status: 'declined', asking_bank: false, can_pay: true })

  const paid = await orderAndPay(api)
  await decide(api, paid.fields, 'approve')
  await comeBack(api, paid.ref)
  expect(await info(api, paid.ref)).toMatchObject({ order_status: 'paid', asking_bank: false })
})

test('a customer may begin to pay an order ten times, not eleven times', async () => {
  const { api, ref } = await atTheBank()
  for (let tries = 2; tries <= 10; tries++)
    expect(await idOf(api, ref, tries % 2 ? 'card' : 'google_pay')).toBe(`26-000001-${tries}`)

  const refused = await api.post('/api/payments/start', { order: ref, method: 'card' })

  expect([refused.status, refused.body.error.code]).toEqual([409, 'payment_attempts_limit'])
  expect(await idOf(api, ref, 'google_pay')).toBe('26-000001-10')
  expect((await saved(api, ref)).attempts).toHaveLength(10)
})
