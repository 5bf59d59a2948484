import { fillCheckout, putDressIntoCart } from './purchase.ts'
import { staff } from './start-shop.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(90_000)

const ways: { language: Language; width: number }[] = [
  { language: 'uk', width: 390 },
  { language: 'uk', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'en', width: 1440 },
]

test.each(ways)('a guest buys a dress ($language, $width px) and staff find it paid', async ({ language, width }) => {
  const say = words[language]
  const { page } = await aVisitor({ language, width })

  await putDressIntoCart(page, language)
  const cart = page.getByRole('dialog')
  await cart.getByText(say.wrapDress).first().waitFor()
  await cart.getByRole('link', { name: say.checkOut }).click()
  await fillCheckout(page, language)
  await page.getByRole('button', { name: say.pay }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: say.approve, exact: true }).click()
  await page.waitForURL('**/payment/**')
  await page.getByText(say.success, { exact: true }).waitFor()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const number = title?.match(/\d{2}-\d{6}/)?.[0] ?? 'no number'

  const { page: office } = await aVisitor({ language })
  await office.goto('/admin/login')
  await office.getByLabel(say.login, { exact: true }).fill(staff.login)
  await office.getByLabel(say.password, { exact: true }).fill(staff.password)
  await office.getByRole('button', { name: say.signIn }).click()
  await office.getByRole('link', { name: say.orders }).first().click()
  const order = office.getByRole('row').filter({ hasText: number })
  await order.getByText(say.paid, { exact: true }).waitFor()
})
