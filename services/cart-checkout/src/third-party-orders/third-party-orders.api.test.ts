import { HOUR_MS } from '@shop/calendar/durations'
import { newThirdPartyOrderEndpoint } from '@shop/contracts/orders/third-party-orders'
import { callBack, comeBack, decide, decideWithoutCallback } from '../../test/bank.ts'
import { type Api, type Json, startApi } from '../../test/start-api.ts'

const entered = { amount: 4250, currency: 'UAH', note: 'Instagram, @olena', hours: 72 } as const

async function enter(api: Api, about: Partial<Json> = {}): Promise<{ number: string; ref: string }> {
  return (await api.staff.write(newThirdPartyOrderEndpoint, { body: { ...entered, ...about } })).order
}

async function info(api: Api, ref: string): Promise<Json> {
  return (await api.get(`/api/third-party-orders/get-info?order=${ref}`)).body.order
}

const start = (api: Api, ref: string) => api.post('/api/payments/start', { order: ref, method: 'card', kind: 'tpo' })
const fieldsOf = (started: Json): [string, string][] =>
  started.body.fields.map(({ name, value }: Json) => [name, value])

test('a visitor with the link sees number, date and sum, and nothing about the payer', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)

  expect(await info(api, ref)).toEqual({
    number,
    date: '2026-11-21T10:00:00.000Z',
    amount: 4250,
    currency: 'UAH',
    status: 'unpaid',
    asking_bank: false,
    bank_silent: false,
    can_pay: true,
    charge_uah: null,
    expires_at: '2026-11-24T10:00:00.000Z',
  })
  expect((await api.get(`/api/third-party-orders/get-info?order=${number}`)).status).toBe(404)
})

test('an order by link is paid like any other order, and the browser comes back to its own page', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  const started = await start(api, ref)

  expect(Object.fromEntries(fieldsOf(started))).toMatchObject({ orderReference: `${number}-1`, amount: '4250' })
  const { location } = await decide(api, fieldsOf(started), 'approve')
  expect((await api.get(location ?? '')).location).toBe(`/third-party-order/${ref}`)
  expect(await info(api, ref)).toMatchObject({ status: 'approved', can_pay: false, expires_at: null })
  expect((await start(api, ref)).status).toBe(409)
})

test('a sum in euros is charged in hryvnias, and the page says how many before', async () => {
  const api = await startApi()
  const { ref } = await enter(api, { amount: 99.5, currency: 'EUR' })
  expect(await info(api, ref)).toMatchObject({ currency: 'EUR', charge_uah: 4478 })

  const fields = Object.fromEntries(fieldsOf(await start(api, ref)))

  expect(fields).toMatchObject({ amount: '4478', currency: 'UAH', alternativeAmount: '99.50' })
})

test('an order by link that was declined may be paid again, and twenty repeated callbacks pay it once', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  await decide(api, fieldsOf(await start(api, ref)), 'decline')
  expect(await info(api, ref)).toMatchObject({ status: 'declined', can_pay: true })

  await start(api, ref)
  await Promise.all(Array.from({ length: 20 }, () => callBack(api, `${number}-2`, { amount: '4250' })))
  await callBack(api, `${number}-1`, { amount: '4250', transactionStatus: 'Declined', reasonCode: '1102' })

  expect(await info(api, ref)).toMatchObject({ status: 'approved' })
  const saved = await api.db.collection('third_party_orders').findOne({ ref })
  expect(saved).toMatchObject({ alerts: [] })
  expect(saved?.history.map(({ to }: Json) => to)).toEqual(['none', 'declined', 'approved'])
})

test('a customer who came back from the bank waits for its answer, and then pays or has paid', async () => {
  const api = await startApi()
  const { ref } = await enter(api)
  const fields = fieldsOf(await start(api, ref))
  api.bank.isAway = true
  await comeBack(api, ref)
  expect(await info(api, ref)).toMatchObject({ status: 'unpaid', asking_bank: true, can_pay: false })
  expect((await start(api, ref)).status).toBe(409)

  await decide(api, fields, 'approve_silently')
  api.bank.isAway = false
  api.wait(5000)
  await api.service.jobs.runNow('ask-bank')

  expect(await info(api, ref)).toMatchObject({ status: 'approved', asking_bank: false })
})

test('a bank that knows nothing of the payment has answered, and after a minute nobody waits for one that is silent', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  await start(api, ref)
  await comeBack(api, ref)
  expect(await info(api, ref)).toMatchObject({ asking_bank: false, can_pay: true })

  api.wait(10_000)
  api.bank.isAway = true
  await comeBack(api, ref)
  expect(await info(api, ref)).toMatchObject({ asking_bank: true })
  api.wait(60_000)
  expect(await info(api, ref)).toMatchObject({ asking_bank: false, can_pay: true })
  expect(Object.fromEntries(fieldsOf(await start(api, ref)))).toMatchObject({ orderReference: `${number}-1` })
})

test('a customer may begin to pay an order by link ten times, not eleven times', async () => {
  const api = await startApi()
  const { ref } = await enter(api)
  const pay = (method: string) => api.post('/api/payments/start', { order: ref, method, kind: 'tpo' })
  for (let tries = 1; tries <= 10; tries++) expect((await pay(tries % 2 ? 'card' : 'google_pay')).status).toBe(200)

  expect((await pay('card')).body.error.code).toBe('payment_attempts_limit')
})

test('a wrong sum is looked at by a person, and the right one still pays', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  await start(api, ref)
  await callBack(api, `${number}-1`, { amount: '42.50' })
  expect(await info(api, ref)).toMatchObject({ status: 'in_processing', can_pay: false })

  await callBack(api, `${number}-1`, { amount: '4250' })
  expect((await info(api, ref)).status).toBe('approved')
  expect(await api.db.collection('third_party_orders').findOne({ ref })).toMatchObject({ alerts: ['payment_mismatch'] })
})

test('an order by link that is paid by two attempts alerts staff', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  await start(api, ref)
  await api.post('/api/payments/start', { order: ref, method: 'google_pay', kind: 'tpo' })

  await Promise.all([1, 2].map(k => callBack(api, `${number}-${k}`, { amount: '4250' })))

  const saved = await api.db.collection('third_party_orders').findOne({ ref })
  expect(saved).toMatchObject({ state: 'approved', alerts: ['double_paid'] })
})

test('a callback from before our own save is applied as soon as the attempt is there', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  await callBack(api, `${number}-1`, { amount: '4250' })

  await start(api, ref)

  expect(await info(api, ref)).toMatchObject({ status: 'approved', can_pay: false })
})

test('the bank is asked about an order by link whose callback was lost', async () => {
  const api = await startApi()
  const { ref } = await enter(api)
  await decideWithoutCallback(api, fieldsOf(await start(api, ref)), 'approve')
  api.wait(60_000)

  await api.service.jobs.runNow('ask-bank')

  expect((await info(api, ref)).status).toBe('approved')
})

test('an order by link is over after three days; money that is late is taken all the same', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  await start(api, ref)
  api.wait(72 * HOUR_MS)
  expect(await info(api, ref)).toMatchObject({ status: 'expired', can_pay: false })
  expect((await start(api, ref)).status).toBe(409)
  await api.service.jobs.runNow('expire-third-party-orders')
  expect((await info(api, ref)).status).toBe('expired')

  await callBack(api, `${number}-1`, { amount: '4250' })
  expect((await info(api, ref)).status).toBe('approved')
})

test('an order of the shop and an order by link cannot be paid as each other', async () => {
  const api = await startApi()
  const { ref } = await enter(api)

  expect((await api.post('/api/payments/start', { order: ref, method: 'card' })).status).toBe(404)
  expect((await start(api, ref.slice(1))).status).toBe(404)
})

test('a sum with a part of a hryvnia is not entered', async () => {
  await expect(enter(await startApi(), { amount: 10.005 })).rejects.toThrow('validation')
})

test('the demonstration has one order by link that waits and one that waited too long', async () => {
  const api = await startApi()

  expect((await info(api, 'T00-000001-unpaidorderab')).status).toBe('unpaid')
  expect((await info(api, 'T00-000002-expiredordera')).status).toBe('expired')
})
