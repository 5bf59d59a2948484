import { newThirdPartyOrderEndpoint } from '@shop/contracts/orders/third-party-orders'
import { deskOrdersEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import {
  deskOrdersListFile,
  differencesListFile,
  unmatchedListFile,
} from '@shop/contracts/staff/orders/payments-desk-files'
import { takeListFile } from '@shop/testing/take-list-file'
import { callBack, decide, decideWithoutCallback } from '../../test/bank.ts'
import { checkDay } from '../../test/check-day.ts'
import { orderAndPay, startToPay } from '../../test/shopping.ts'
import { paidOrder, refundOrder } from '../../test/staff.ts'
import { startApi } from '../../test/start-api.ts'

const cellsOf = (rows: readonly string[]) => rows.map(row => row.split(';'))

test('the file of unknown payments has them all, the newest first, with their sums as numbers', async () => {
  const api = await startApi()
  await callBack(api, 'another-7')
  api.wait(60_000)
  await callBack(api, 'another-8', { amount: '49.9', transactionStatus: 'Declined' })

  const { head, rows, count, more, change } = await takeListFile(api.staff, unmatchedListFile, { filter: {} })
  expect([count, more]).toEqual([2, false])
  expect(head).toBe('Номер оплати;Коли повідомив банк;У банку;Сума;Валюта;Що зробити')
  expect(rows).toEqual([
    'another-8;2026-11-21 12:01;відмовлено;49,90;UAH;Закрити запис',
    'another-7;2026-11-21 12:00;отримано;5070,00;UAH;Знайти замовлення',
  ])
  expect(change).toEqual({
    action: 'payment_unmatched_export',
    subject: 'unmatched-payments-2026-11-21.csv',
    asked: { filter: {} },
    after: { count: 2 },
  })
})

/** An order of the shop and an order by link, both paid in two tabs. */
async function paidTwice() {
  const api = await startApi()
  const { ref, number, fields } = await orderAndPay(api)
  const body = { amount: 4250, currency: 'UAH' as const, note: '=1+1', hours: 72 }
  const link = (await api.staff.write(newThirdPartyOrderEndpoint, { body })).order
  const began = [fields, (await startToPay(api, ref, 'google_pay')).fields]
  for (const method of ['card', 'google_pay'] as const) began.push((await startToPay(api, link.ref, method)).fields)
  for (const tab of began) await decide(api, tab, 'approve')
  return { api, number, link: link.number }
}

test('the file of double payments has the rows of its tab in their order, and no note is a formula', async () => {
  const { api, number, link } = await paidTwice()
  const shown = await api.staff.read(deskOrdersEndpoint, { query: { issue: 'double' } })
  const { rows, count, change } = await takeListFile(api.staff, deskOrdersListFile, {
    filter: { issue: 'double' },
    language: 'en',
  })

  expect(cellsOf(rows).map(([order]) => order)).toEqual(shown.orders.map(order => order.number))
  expect(count).toBe(shown.count)
  const [ofLink, ofShop] = rows
  expect(ofLink).toMatch(new RegExp(`^${link};2026-11-21 12:00;'=1\\+1;;Money received;4250.00;UAH;`))
  expect(ofShop).toContain(`${number}-1: received, ${number}-2: received;10140.00;0.00;${number}-2;5070.00;UAH;;;;`)
  expect(change).toMatchObject({ action: 'payment_issue_export', asked: { filter: { issue: 'double' } } })
})

test('the file of refunds says of each what the bank answered, who asked for it and why', async () => {
  const { api, number } = await paidOrder()
  api.bank.isAway = true
  await refundOrder(api, number, { amount: 70, comment: 'Замала' })
  const take = (issue: 'refund' | 'review') => takeListFile(api.staff, deskOrdersListFile, { filter: { issue } })

  const { rows } = await take('refund')
  expect(cellsOf(rows)[0]?.slice(-7)).toEqual([
    `${number}-1`,
    '70,00',
    'UAH',
    'банк не відповів',
    '2026-11-21 12:00',
    'olena',
    'Замала',
  ])
  expect(await take('review')).toMatchObject({ count: 0, rows: [] })
})

test('the file of a comparison has what both sides say of each payment of the day that is asked for', async () => {
  const api = await startApi()
  const { number, fields } = await orderAndPay(api)
  await decideWithoutCallback(api, fields, 'approve')
  await checkDay(api, '2026-11-21')

  const take = (day: string) => takeListFile(api.staff, differencesListFile, { filter: { day } })
  const { rows, change } = await take('2026-11-21')
  expect(rows).toEqual([
    `2026-11-21;${number}-1;${number};Банк має гроші, замовлення не оплачене;розпочато;Картка;5070,00;UAH;отримано;5070,00;UAH`,
  ])
  expect(change).toMatchObject({ action: 'payment_difference_export', asked: { filter: { day: '2026-11-21' } } })
  expect(await take('2026-11-20')).toMatchObject({ count: 0, rows: [] })
})

test.each([
  [deskOrdersListFile.start, {}, 'filter.issue'],
  [deskOrdersListFile.start, { issue: 'lost' }, 'filter.issue'],
  [differencesListFile.start, { day: '2026-02-30' }, 'filter.day'],
])('%# a filter that its list does not know is refused at its field', async (start, filter, field) => {
  const { staff } = await startApi()
  await expect(staff.write(start as never, { body: { filter, language: 'uk' } } as never)).rejects.toMatchObject({
    details: { fields: { [field]: expect.anything() } },
  })
})
