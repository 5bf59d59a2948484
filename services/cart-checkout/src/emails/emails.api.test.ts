import { randomUUID } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@shop/calendar/durations'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { callBack, decide } from '../../test/bank.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { askQuote, order, orderAndPay, orderBody, startToPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

/** So long the shop waits for the customer, who may be on the bank's page. */
const afterAWhile = (api: Api) => api.wait(15 * MINUTE_MS)

async function sentEmails(api: Api): Promise<string[]> {
  for (const job of ['finish-orders', 'watch-orders', 'send-letters']) await api.service.jobs.runNow(job)
  const caught = await api.db.collection('caught_mails').find().sort({ caught_at: 1, _id: 1 }).toArray()
  return caught.map(({ subject }) => subject)
}

/** The process dies at the point; the next process to look after the lease has ended goes on. */
async function dieAt(api: Api, point: FailpointName, work: () => Promise<unknown>): Promise<void> {
  const disarm = armFailpoint(point, () => {
    disarm()
    throw new Error(`died at ${point}`)
  })
  await work()
  api.wait(20_000)
}

const created = 'Замовлення № 26-000001 чекає на оплату'
const paid = 'Замовлення № 26-000001 оплачено'
const declined = 'Оплата замовлення № 26-000001 не пройшла'

test('a customer who leaves an order unpaid gets an email after a quarter of an hour, to the address of the order, with a link to pay', async () => {
  const api = await startApi()
  const { ref } = (await order(api)).body.order
  api.wait(14 * MINUTE_MS)
  expect(await sentEmails(api)).toEqual([])

  api.wait(MINUTE_MS)

  expect(await sentEmails(api)).toEqual([created])
  const mail = await api.db.collection('caught_mails').findOne()
  expect(mail).toMatchObject({ to: 'olena@example.com', locale: 'uk' })
  expect(mail?.text).toMatch(new RegExp(`http://127\\.0\\.0\\.1:\\d+/payment/${ref}`))
})

test('only the customer who ordered sees where the email goes; somebody who merely knows the address of the page does not', async () => {
  const api = await startApi()
  const quote = await askQuote(api)
  const created = await order(api, { cookie: quote.cookie })
  const address = `/api/orders/get-info?order=${created.body.order.ref}`

  expect((await api.get(address, { cookie: quote.cookie ?? created.cookie })).body.order.letter_to).toBe(
    'olena@example.com',
  )
  expect((await api.get(address)).text).not.toContain('olena')
  expect((await api.get(address, { cookie: '__Host-buyer=xxxxxxxxxxxxxxxxxxxxxx' })).text).not.toContain('olena')
})

test('an email that waits names the order and nothing personal', async () => {
  const api = await startApi()
  await order(api)
  afterAWhile(api)
  await api.service.jobs.runNow('watch-orders')

  const [entry] = await api.db.collection('outbox').find().toArray()
  expect(entry).toMatchObject({ effect: 'letter', facts: { order: '26-000001', letter: 'created', row: 0 } })
  expect(JSON.stringify(entry)).not.toMatch(/olena|Шевченко|67123/i)
})

test('a repeated request and a bank that repeats itself make no second email', async () => {
  const api = await startApi()
  const [quote, key] = [await askQuote(api), randomUUID()]
  const { cookie, body } = await api.post('/api/orders/create', orderBody(quote), { key, cookie: quote.cookie })
  await api.post('/api/orders/create', orderBody(quote), { key, cookie: quote.cookie ?? cookie })
  afterAWhile(api)
  expect(await sentEmails(api)).toEqual([created])

  const { fields } = await startToPay(api, body.order.ref)
  for (let times = 0; times < 3; times++) await decide(api, fields, 'approve')
  await callBack(api, '26-000001-1', { amount: '5070' })
  api.wait(MINUTE_MS)

  expect(await sentEmails(api)).toEqual([created, paid])
  expect(await sentEmails(api)).toEqual([created, paid])
})

test('a customer who pays before the first email left gets one email, not two', async () => {
  const api = await startApi()
  const { fields } = await orderAndPay(api)
  await decide(api, fields, 'approve')

  expect(await sentEmails(api)).toEqual([paid])
})

test('a customer whom the bank refuses gets the link to pay at once, and once', async () => {
  const api = await startApi()
  const { fields } = await orderAndPay(api)
  expect(await sentEmails(api)).toEqual([])
  await decide(api, fields, 'decline')
  expect(await sentEmails(api)).toEqual([created])

  afterAWhile(api)

  expect(await sentEmails(api)).toEqual([created])
})

test('a customer who pays within a quarter of an hour gets no email that the order waits for payment', async () => {
  const api = await startApi()
  const { fields } = await orderAndPay(api)
  api.wait(5 * MINUTE_MS)
  await sentEmails(api)
  await decide(api, fields, 'approve')
  afterAWhile(api)

  expect(await sentEmails(api)).toEqual([paid])
})

test('after a rush every order that is left unpaid brings its email in one run', async () => {
  const api = await startApi()
  const [first] = [await order(api), afterAWhile(api)]
  const stored = await api.db.collection('orders').findOne({ ref: first.body.order.ref }, { projection: { _id: 0 } })
  const twins = Array.from({ length: 120 }, (_, index) => {
    const name = `26-1${String(index).padStart(5, '0')}`
    return { ...stored, number: name, ref: name, buyer: name }
  })
  await api.db.collection('orders').insertMany(twins)
  await api.service.jobs.runNow('watch-orders')

  expect(await api.db.collection('outbox').countDocuments()).toBe(121)
})

test('a refused payment that nobody tries again brings an email after half an hour', async () => {
  const api = await startApi()
  const { fields } = await orderAndPay(api)
  await decide(api, fields, 'decline')
  api.wait(29 * MINUTE_MS)
  expect(await sentEmails(api)).not.toContain(declined)

  api.wait(MINUTE_MS)

  expect(await sentEmails(api)).toContain(declined)
})

test('a refused payment that is tried again brings no email', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  await decide(api, fields, 'decline')
  api.wait(5 * MINUTE_MS)
  const { fields: second } = await startToPay(api, ref)
  await decide(api, second, 'approve')
  api.wait(HOUR_MS)

  expect(await sentEmails(api)).toEqual([paid])
})

test('the email about an order is not lost when the process dies before it answers', async () => {
  const api = await startApi()
  await dieAt(api, 'reservation-confirmed', () => order(api))
  afterAWhile(api)

  expect(await sentEmails(api)).toEqual([created])
})

test('the email about an order is not lost, and not doubled, when the process dies as it is due', async () => {
  const api = await startApi()
  await order(api)
  afterAWhile(api)
  await dieAt(api, 'email-enqueued', () => api.service.jobs.runNow('watch-orders').catch(() => null))

  expect(await sentEmails(api)).toEqual([created])
  expect(await sentEmails(api)).toEqual([created])
})

test.each(['payment-event-saved', 'stock-sold', 'email-enqueued'] as const)(
  'the email about a payment is not lost, and not doubled, when the process dies at %s',
  async point => {
    const api = await startApi()
    const { fields } = await orderAndPay(api)
    afterAWhile(api)
    await sentEmails(api)
    await dieAt(api, point, () => decide(api, fields, 'approve'))

    expect(await sentEmails(api)).toEqual([created, paid])
  },
)

test.each(['effect-claimed', 'effect-tried'] as const)(
  'an email whose process dies at %s is sent once',
  async point => {
    const api = await startApi()
    await order(api)
    afterAWhile(api)
    await api.service.jobs.runNow('watch-orders')
    await dieAt(api, point, () => api.service.jobs.runNow('send-letters').catch(() => null))
    api.wait(2 * MINUTE_MS)

    expect(await sentEmails(api)).toEqual([created])
  },
)

test('while the mail server is away, customers order and pay; the emails wait', async () => {
  const api = await startApi({ mail: { url: 'smtp://127.0.0.1:1', from: 'LEVADA <orders@levada.example>' } })
  const { fields } = await orderAndPay(api)
  afterAWhile(api)
  await sentEmails(api)

  expect((await decide(api, fields, 'approve')).status).toBe(303)
  await sentEmails(api)
  const entries = await api.db.collection('outbox').find({ effect: 'letter' }).toArray()
  expect(entries.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['waiting', 1],
    ['waiting', 1],
  ])
  expect(await api.db.collection('caught_mails').countDocuments()).toBe(0)
})

test('a mail server that was busy gets each email once, when it takes them again', async () => {
  const server = await startMailServer()
  const api = await startApi({ mail: { url: server.url, from: 'LEVADA <orders@levada.example>' } })
  await order(api)
  afterAWhile(api)
  await sentEmails(api)
  expect(server.taken).toEqual([])

  server.isBusy = false
  for (let times = 0; times < 3; times++) {
    api.wait(MINUTE_MS)
    await sentEmails(api)
  }

  expect(server.taken).toEqual(['olena@example.com'])
})

test('only the last two hundred emails are kept for looking at', async () => {
  const api = await startApi()
  const old = Array.from({ length: 230 }, (_, days) => ({ _id: `old ${days}`, caught_at: new Date(days) }))
  await api.db.collection<{ _id: string }>('caught_mails').insertMany(old)
  await order(api)
  afterAWhile(api)
  await sentEmails(api)

  expect(await api.db.collection('caught_mails').countDocuments()).toBe(200)
})
