import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { deliverByCall } from '../../support/deliver-by-call.ts'
import { expect, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'

const dress = { article: 'DR-1042-BUR-R', size: '38 (M)' }
// 11 990 and twice 4 990 less 5 %, which is 1 099: of that 600 for the coat and 499 for the dresses, 249 for the first of them.
const three = [
  { article: 'CO-2014-CAM-R', size: '38 (M)', count: 1 },
  { ...dress, count: 2 },
]

test('one item of three comes back, and its refund is due, shown and given to the hryvnia, with its share of the discount', async ({
  customer,
}) => {
  const { page: shopper } = await customer({ language: 'uk', width: 390 })
  const { number, ref } = await orderByCall(shopper, 'uk', three)
  await payByCall(shopper, ref)
  const { page: office } = await customer({ language: 'uk', width: 390 })
  await deliverByCall(office, number)
  const back = { step: 'request', lines: [{ ...dress, count: 1 }], cause: 'too_small', reason: 'Замала' }
  await callShop(office, `/api/admin/orders/${number}/returns`, { data: back })

  await office.goto(`/admin/orders?order=${number}`)
  const panel = office.getByRole('dialog')
  const press = (name: string | RegExp) => panel.getByRole('button', { name, exact: true }).click()
  const article = panel.getByText(dress.article, { exact: true })
  expect(await article.evaluate(countLines)).toBe(1)
  await press('Прийняти повернення')
  await press('Прийняти')
  await expect(panel.getByText('Частково повернено', { exact: true })).toBeVisible()
  await expect(panel.getByText('Повернулося 1 з 2')).toBeVisible()
  await shopper.goto(`/payment/${ref}`)
  await expect(shopper.getByText('Частину речей повернено, решта у вас.')).toBeVisible()
  await expect(shopper.getByRole('link', { name: 'Повернути або обміняти' })).toBeVisible()

  await office.goto('/admin/home')
  const waiting = office.getByRole('listitem').filter({ hasText: number })
  await expect(waiting).toContainText(/4\s741\s₴/)
  expect(await settledViolations(office)).toEqual([])
  await waiting.getByRole('link', { name: number }).click()
  await press('Повернути кошти')
  await expect(panel.getByRole('button', { name: /^Повернути 4\s741\s₴$/ })).toBeVisible()
  await panel.getByRole('checkbox', { name: /Пальто/ }).check()
  await expect(panel.getByRole('button', { name: /^Повернути 16\s131\s₴$/ })).toBeVisible()
  await panel.getByRole('checkbox', { name: /Пальто/ }).uncheck()
  expect(await settledViolations(office)).toEqual([])
  await panel.getByLabel('Причина').fill('Повернення: замала')
  await press(/^Повернути 4\s741\s₴$/)

  await expect(panel.getByText('Повернено частину', { exact: true })).toBeVisible()
  await expect(panel.getByText('Повернуто покупниці').locator('..')).toContainText(/−4\s741\s₴/)
  await expect(panel.getByText('Кошти повернено за 1 з 2')).toBeVisible()
  await expect(panel.getByText(/належить повернути/)).toBeHidden()
  await shopper.reload()
  await expect(shopper.getByRole('link', { name: 'Повернути або обміняти' })).toBeVisible()
})

/** On how many lines the text of an element stands. */
function countLines(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
