import { paymentsFileEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { updatePaymentEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { orderAsOwner } from '../../test/shopping.ts'
import { refundOrder, sentEmails, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'
import { ordersXml } from '../accounting/order-document.ts'

async function soldFor(means: 'cash' | 'terminal' | 'transfer' | 'other', reason = 'Шоурум на Подолі') {
  const api = await startApi()
  const { number } = await orderAsOwner(api)
  await takeStaffAction(api, number, { action: 'manual_paid', means, reason })
  return { api, number }
}
const full = async (api: Api, number: string) =>
  (await api.staff.read(fullOrderEndpoint, { query: { order: number } })).order
const stored = async (api: Api, number: string) => (await api.db.collection('orders').findOne({ number })) as never
const emails = async (api: Api): Promise<string> => {
  await sentEmails(api)
  const caught = await api.db.collection('caught_mails').find().sort({ caught_at: 1, _id: 1 }).toArray()
  return caught.at(-1)?.text
}
const fileOf = async (api: Api) => {
  const query = { year: 2026, month: 11, language: 'uk' as const }
  return api.staff.download(paymentsFileEndpoint, { query })
}

test('an order is marked as paid only with the means by which the money came', async () => {
  const api = await startApi()
  const { number } = await orderAsOwner(api)
  const marked = api.staff.write(updatePaymentEndpoint, {
    query: { order: number, is_paid: '1' },
    body: { reason: 'Шоурум' },
  })

  await expect(marked).rejects.toMatchObject({ code: 'validation', details: { fields: { means: 'required' } } })
  expect(await full(api, number)).toMatchObject({ is_paid: false, payments: [] })
})

test.each([
  ['cash', 'Готівка'],
  ['terminal', 'Термінал'],
  ['transfer', 'Банківський переказ'],
  ['other', 'Інше'],
] as const)('what was paid by %s says so in the order, in the file of the month and in 1C', async (means, text) => {
  const { api, number } = await soldFor(means)

  expect(await full(api, number)).toMatchObject({ payments: [{ provider: 'manual', means, state: 'approved' }] })
  await api.service.jobs.runNow('count-sales')
  expect(await fileOf(api)).toMatch(new RegExp(`${number};${number}-1;${text};.*;Шоурум на Подолі`))
  const document = ordersXml([await stored(api, number)], 'utf-8', api.now()).toString()
  expect(document).toMatch(new RegExp(`<Наименование>Метод оплаты</Наименование>\\s*<Значение>${text}</Значение>`))
})

test('a refund of cash is done at once and the email says that it is given back at the till', async () => {
  const { api, number } = await soldFor('cash')
  const { payment_status } = await refundOrder(api, number)

  expect(payment_status).toBe('refunded')
  const { history } = await full(api, number)
  expect(history.filter(({ event }) => event.includes('refund')).map(({ who }) => who)).toEqual(['olena', 'olena'])
  const text = await emails(api)
  expect(text).toContain('готівкою в магазині')
  expect(text).not.toMatch(/картк|банк/i)
})

test('a mark of an order from before the means were kept reads as other', async () => {
  const { api, number } = await soldFor('cash')
  await api.db.collection('orders').updateOne({ number }, { $unset: { 'attempts.0.means': 1 } })

  expect(await full(api, number)).toMatchObject({ payments: [{ means: 'other' }] })
})

test('an order that was paid in the shop before the means stood with the payment keeps the means it was made with', async () => {
  const { api, number } = await soldFor('other')
  const made_by_staff = { who: 'olena', discount_reason: null, paid_in_shop: 'cash' }
  await api.db
    .collection('orders')
    .updateOne({ number }, { $set: { made_by_staff }, $unset: { 'attempts.0.means': 1 } })

  expect(await full(api, number)).toMatchObject({ payments: [{ means: 'cash' }] })
})
