import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import {
  askBankEndpoint,
  checkPaymentsEndpoint,
  paymentCheckEndpoint,
  paymentsDeskEndpoint,
  paymentsFileEndpoint,
} from '@shop/contracts/staff/orders/payments-desk-calls'
import { callBack, decide, decideWithoutCallback } from '../../test/bank.ts'
import { checkDay } from '../../test/check-day.ts'
import { orderAndPay, orderAsOwner } from '../../test/shopping.ts'
import { paidOrder, refundOrder, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const day = '2026-11-21'
const checked = (api: Api, of = day) => checkDay(api, of)

test('a day on which the books and the bank agree has no differences', async () => {
  const { api, fields } = await paidOrder()
  await decide(api, fields, 'approve')

  expect(await checked(api)).toMatchObject({ source: 'list', total: 1, checked: 1, silent: 0, differences: [] })
})

test('a comparison says what staff took by which means, as no bank can be asked about it', async () => {
  const api = await startApi()
  for (const means of ['transfer', 'cash', 'cash'] as const) {
    const { number } = await orderAsOwner(api)
    await takeStaffAction(api, number, { action: 'manual_paid', means, reason: 'Шоурум' })
  }

  expect(await checked(api)).toMatchObject({
    total: 0,
    by_staff: [
      { means: 'cash', currency: 'UAH', count: 2, amount: 10_140 },
      { means: 'transfer', currency: 'UAH', count: 1, amount: 5070 },
    ],
  })
})

test('money that the bank has, and the order has not, is found; asking the bank settles it', async () => {
  const api = await startApi()
  const { number, fields } = await orderAndPay(api)
  await decideWithoutCallback(api, fields, 'approve')

  const { differences } = await checked(api)

  expect(differences).toMatchObject([{ payment_id: `${number}-1`, order: number, kind: 'unpaid_here' }])
  expect(await api.staff.read(paymentsDeskEndpoint, {})).toMatchObject({ differences: 1 })

  await api.staff.write(askBankEndpoint, { body: { payment_id: `${number}-1` } })
  expect(await api.staff.read(paymentsDeskEndpoint, {})).toMatchObject({ differences: 0 })
  const { check } = await api.staff.read(paymentCheckEndpoint, { query: {} })
  expect(check).toMatchObject({ day, differences: [] })
})

test('the desk says which day was compared last, when, and what is left of it; after a week it is long ago', async () => {
  const api = await startApi()
  const { number, fields } = await orderAndPay(api)
  await decideWithoutCallback(api, fields, 'approve')
  const last = async () => (await api.staff.read(paymentsDeskEndpoint, {})).last_check
  expect(await last()).toBeNull()

  await checked(api)
  expect(await last()).toEqual({ day, at: '2026-11-21T10:00:00.000Z', differences: 1, silent: 0, is_old: false })

  await api.staff.write(askBankEndpoint, { body: { payment_id: `${number}-1` } })
  api.wait(HOUR_MS)
  await checked(api, '2026-11-20')
  expect(await last()).toMatchObject({ day: '2026-11-20', at: '2026-11-21T11:00:00.000Z', differences: 0 })
  api.wait(7 * DAY_MS)
  expect(await last()).toMatchObject({ is_old: false })
  api.wait(1)
  expect(await last()).toMatchObject({ is_old: true })
})

test('an order that is paid here, and of which the bank knows nothing, is found', async () => {
  const api = await startApi()
  const { number } = await orderAndPay(api)
  // Signed as the bank signs, but never made there.
  await callBack(api, `${number}-1`)

  expect((await checked(api)).differences).toMatchObject([
    { payment_id: `${number}-1`, kind: 'unpaid_there', ours: { state: 'approved', amount: 5070 }, bank: null },
  ])
})

test('payments of which the bank says nothing are counted, and nothing is made up about them', async () => {
  const api = await startApi()
  const { fields } = await orderAndPay(api)
  await decideWithoutCallback(api, fields, 'approve')
  api.bank.isAway = true

  expect(await checked(api)).toMatchObject({ source: 'each_payment', total: 1, silent: 1, differences: [] })
  const { last_check } = await api.staff.read(paymentsDeskEndpoint, {})
  expect(last_check).toMatchObject({ differences: 0, silent: 1 })
})

test('payments of another day are left out, and a day that has not come is refused', async () => {
  const { api } = await paidOrder()

  expect(await checked(api, '2026-11-20')).toMatchObject({ total: 0, differences: [] })
  await expect(api.staff.write(checkPaymentsEndpoint, { body: { day: '2026-11-22' } })).rejects.toMatchObject({
    details: { fields: { day: 'day_future' } },
  })
})

test('the file of a month holds each payment with its fee and each refund, to the minor unit', async () => {
  const { api, number } = await paidOrder()
  api.wait(HOUR_MS)
  await refundOrder(api, number, { amount: 70.5, comment: '=HYPERLINK("http://x")' })

  const asked = { query: { year: 2026, month: 11, language: 'uk' as const } }
  const file = await api.staff.download(paymentsFileEndpoint, asked)

  const [head, ...rows] = file.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toContain('Надійшло;Повернено;Валюта;Комісія банку')
  expect(rows).toEqual([
    `2026-11-21;12:00;${number};${number}-1;Картка;5070,00;;UAH;101,40;;wayforpay`,
    `2026-11-21;13:00;${number};${number}-1;Картка;;70,50;UAH;;"'=HYPERLINK(""http://x"")";wayforpay`,
  ])
})

test('money of the last evening of a month in Kyiv stands in the month of Kyiv', async () => {
  const api = await startApi()
  // 1 December 00:30 in Kyiv.
  api.wait(Date.UTC(2026, 10, 30, 22, 30) - api.now().getTime())
  const { number } = await paidOrder({}, api)
  const month = (month: number) =>
    api.staff.download(paymentsFileEndpoint, { query: { year: 2026, month, language: 'en' } })

  expect(await month(11)).not.toContain(number)
  expect(await month(12)).toContain(`2026-12-01;00:30;${number};${number}-1;Card;5070.00;;UAH;101.40;;wayforpay`)
})
