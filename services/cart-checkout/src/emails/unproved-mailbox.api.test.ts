import { HOUR_MS } from '@shop/calendar/durations'
import { decide } from '../../test/bank.ts'
import { askQuote, order, startToPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { knownEmail, knownSession } from '../../test/stub-account.ts'
import { dress } from '../../test/stub-catalog.ts'

const QUARTER = 15 * 60_000

async function shopOfPlenty(): Promise<Api> {
  const api = await startApi({ limitsFactor: 1 })
  const shelf = api.shelves[dress]
  if (shelf) shelf.available = 100
  return api
}

async function subjects(api: Api): Promise<string[]> {
  await api.service.jobs.runNow('finish-orders')
  // Of unpaid orders the shop writes after a quarter of an hour.
  api.wait(QUARTER)
  await api.service.jobs.runNow('watch-orders')
  await api.service.jobs.runNow('send-letters')
  return (await api.db.collection('caught_mails').find().toArray()).map(({ subject }) => subject)
}

/** Each order is of another browser, unless a cookie says whose it is. */
async function orderFor(api: Api, email: string, cookie?: string) {
  const customer = { name: 'Олена', last_name: 'Шевченко', phone: '+380671234567', email }
  const { status, body } = await order(api, { body: { customer }, ...(cookie && { cookie }) })
  return { status, ref: String(body.order?.ref) }
}

/** What one customer may leave unpaid is another test's subject. */
const forgetUnpaid = ({ db }: Api) => db.collection('unpaid_orders').deleteMany({})

const waiting = (all: string[]) => all.filter(subject => subject.includes('чекає на оплату'))

test('thirty unpaid orders for one mailbox are all taken, and five emails go out within an hour', async () => {
  const api = await shopOfPlenty()
  for (let index = 0; index < 30; index++)
    expect((await orderFor(api, `olena+${index % 3}@example.com`)).status).toBe(201)
  expect(waiting(await subjects(api))).toHaveLength(5)

  api.wait(HOUR_MS)
  await orderFor(api, 'olena@example.com')
  expect(waiting(await subjects(api))).toHaveLength(6)
})

test('the email about a payment goes out, however many unpaid orders there were', async () => {
  const api = await shopOfPlenty()
  let last = ''
  for (let index = 0; index < 6; index++) last = (await orderFor(api, 'olena@example.com')).ref
  await decide(api, (await startToPay(api, last)).fields, 'approve')

  const all = await subjects(api)
  expect(all.filter(subject => subject.includes('оплачено'))).toHaveLength(1)
})

test('a customer who proved the mailbox gets an email about every order to it, but not about orders to other mailboxes', async () => {
  const api = await shopOfPlenty()
  for (let index = 0; index < 7; index++) {
    const quote = await askQuote(api)
    await orderFor(api, knownEmail.toUpperCase(), `${quote.cookie}; __Host-session=${knownSession}`)
    await forgetUnpaid(api)
  }
  expect(waiting(await subjects(api))).toHaveLength(7)

  // A customer places ten orders in that time at most.
  api.wait(10 * 60_000)
  for (let index = 0; index < 7; index++) {
    const quote = await askQuote(api)
    await orderFor(api, 'victim@example.com', `${quote.cookie}; __Host-session=${knownSession}`)
    await forgetUnpaid(api)
  }
  expect(waiting(await subjects(api))).toHaveLength(7 + 5)
})

test('codes and cancellations of unpaid orders do not fill a mailbox', async () => {
  const api = await shopOfPlenty()
  for (let index = 0; index < 7; index++) {
    const cookie = (await askQuote(api)).cookie ?? ''
    const { ref } = await orderFor(api, 'olena@example.com', cookie)
    expect((await api.post('/api/orders/send-code', { order: ref })).status).toBe(200)
    expect((await api.post('/api/orders/cancel', { order: ref }, { cookie })).status).toBe(200)
  }
  const all = await subjects(api)
  expect(all.filter(subject => subject.includes('скасовано'))).toHaveLength(5)
  const dropped = await api.db.collection<{ _id: string }>('outbox').find({ state: 'dropped' }).toArray()
  expect(dropped.filter(({ _id }) => _id.includes(' code '))).toHaveLength(2)
})
