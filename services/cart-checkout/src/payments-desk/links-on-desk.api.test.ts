import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import { changeThirdPartyOrderEndpoint, newThirdPartyOrderEndpoint } from '@shop/contracts/orders/third-party-orders'
import {
  askBankEndpoint,
  deskOrdersEndpoint,
  paymentsDeskEndpoint,
  paymentsFileEndpoint,
} from '@shop/contracts/staff/orders/payments-desk-calls'
import { callBack, decide } from '../../test/bank.ts'
import { orderAndPay, startToPay } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

async function enter(api: Api): Promise<{ number: string; ref: string }> {
  const body = { amount: 4250, currency: 'UAH' as const, note: 'Instagram, @olena', hours: 72 }
  return (await api.staff.write(newThirdPartyOrderEndpoint, { body })).order
}

/** The customer opened the link in two tabs, and paid in both. */
async function paidTwice(api: Api, between = 0) {
  const { number, ref } = await enter(api)
  const first = await startToPay(api, ref)
  const second = await startToPay(api, ref, 'google_pay')
  await decide(api, first.fields, 'approve')
  api.wait(between)
  await decide(api, second.fields, 'approve')
  return { number, ref }
}

const doubles = (api: Api, query: { page?: number; limit?: number } = {}) =>
  api.staff.read(deskOrdersEndpoint, { query: { issue: 'double', ...query } })
const count = async (api: Api) => (await api.staff.read(paymentsDeskEndpoint, {})).double
const ask = async (api: Api, payment_id: string) =>
  (await api.staff.write(askBankEndpoint, { body: { payment_id } })).answer
const alertsOf = async (api: Api, number: string) =>
  (await api.db.collection('third_party_orders').findOne({ number }))?.alerts

/** Somebody gave all of a payment back on the bank's own pages. */
const givenBackThere = (api: Api, payment_id: string) =>
  api.db.collection<{ _id: string }>('sandbox_payments').updateOne({ _id: payment_id }, { $set: { refunded: 425_000 } })

test('an order by link that was paid twice stands on the desk, with the payment that has to go back', async () => {
  const api = await startApi()
  const { number } = await paidTwice(api, HOUR_MS)

  expect(await count(api)).toBe(1)
  expect(await doubles(api)).toMatchObject({
    count: 1,
    orders: [
      {
        number,
        by_link: true,
        name: 'Instagram, @olena',
        payment_status: 'approved',
        payments: [{ paid_at: '2026-11-21T10:00:00.000Z' }, { paid_at: '2026-11-21T11:00:00.000Z' }],
        next: { step: 'refund_there', payment_id: `${number}-2`, amount: 4250, currency: 'UAH' },
      },
    ],
  })
})

test('once the money went back on the bank’s pages, asking the bank takes the order by link off the desk', async () => {
  const api = await startApi()
  const { number, ref } = await paidTwice(api)
  expect(await ask(api, `${number}-2`)).toBe('same')
  expect(await count(api)).toBe(1)

  await givenBackThere(api, `${number}-2`)

  expect(await ask(api, `${number}-2`)).toBe('changed')
  expect(await doubles(api)).toMatchObject({ count: 0, orders: [] })
  expect(await count(api)).toBe(0)
  expect(await alertsOf(api, number)).toEqual([])
  const info = await api.get(`/api/third-party-orders/get-info?order=${ref}`)
  expect(info.body.order).toMatchObject({ status: 'approved' })
})

test('the bank’s own callback about the refund takes it off the desk, too, whichever of the two payments went back', async () => {
  const api = await startApi()
  const { number } = await paidTwice(api)

  await callBack(api, `${number}-1`, { transactionStatus: 'Refunded', amount: '4250' })

  expect(await count(api)).toBe(0)
  expect(await alertsOf(api, number)).toEqual([])
})

test('money that staff took by hand stays, and the payment by the bank is the one to give back', async () => {
  const api = await startApi()
  const { number, ref } = await enter(api)
  const { fields } = await startToPay(api, ref)
  const path = { params: { number } }
  await api.staff.write(changeThirdPartyOrderEndpoint, {
    ...path,
    body: { do: 'mark_paid', means: 'cash', reason: 'Готівка' },
  })
  await decide(api, fields, 'approve')

  expect((await doubles(api)).orders).toMatchObject([{ number, next: { payment_id: `${number}-1` } }])
})

test('orders by link stand before the orders of the shop, each on one page', async () => {
  const api = await startApi()
  const { number: link } = await paidTwice(api)
  const { number, ref, fields } = await orderAndPay(api)
  const second = await startToPay(api, ref, 'google_pay')
  await decide(api, fields, 'approve')
  await decide(api, second.fields, 'approve')
  const numbers = async (page: number, limit: number) =>
    (await doubles(api, { page, limit })).orders.map(({ number }) => number)

  expect(await numbers(1, 25)).toEqual([link, number])
  expect(await numbers(1, 1)).toEqual([link])
  expect(await numbers(2, 1)).toEqual([number])
  expect(await numbers(3, 1)).toEqual([])
  expect(await doubles(api, { page: 1, limit: 1 })).toMatchObject({ count: 2 })
})

test('the file of the month holds both payments and the refund, each on the hour at which the money moved', async () => {
  const api = await startApi()
  const { number } = await paidTwice(api, HOUR_MS)
  api.wait(DAY_MS)
  await givenBackThere(api, `${number}-2`)
  await ask(api, `${number}-2`)

  const asked = { query: { year: 2026, month: 11, language: 'en' as const } }
  const [, ...rows] = (await api.staff.download(paymentsFileEndpoint, asked)).trim().split('\r\n')

  expect(rows.map(row => row.split(';').slice(0, 7).join(';'))).toEqual([
    `2026-11-21;12:00;${number};${number}-1;Card;4250.00;`,
    `2026-11-21;13:00;${number};${number}-2;Google Pay;4250.00;`,
    `2026-11-22;13:00;${number};${number}-2;Google Pay;;4250.00`,
  ])
})
