import { expect, phoneAndDesk, test } from './fixtures.ts'
import { fillCheckout, orderNumberOn, putDressIntoCart } from './purchase.ts'
import { staff } from './start-shop.ts'
import { words } from './words.ts'

for (const { language, width } of phoneAndDesk)
  test(`a guest buys a dress (${language}, ${width} px) and staff find it paid`, async ({ customer }) => {
    const say = words[language]
    const { page } = await customer({ language, width })

    await putDressIntoCart(page, language)
    const cart = page.getByRole('dialog')
    await expect(cart.getByText(say.wrapDress).first()).toBeVisible()
    await cart.getByRole('link', { name: say.checkOut }).click()
    await fillCheckout(page, language)
    await page.getByRole('button', { name: say.pay }).click()
    await page.waitForURL('**/sandbox-pay/**')
    await page.getByRole('button', { name: say.approve, exact: true }).click()
    await page.waitForURL('**/payment/**')
    await expect(page.getByText(say.success, { exact: true })).toBeVisible()
    const number = await orderNumberOn(page)

    const { page: office } = await customer({ language, width })
    await office.goto('/admin/login')
    await office.getByLabel(say.login, { exact: true }).fill(staff.login)
    await office.getByLabel(say.password, { exact: true }).fill(staff.password)
    await office.getByRole('button', { name: say.signIn }).click()
    await office.getByRole('link', { name: say.orders }).first().click()
    const order = office.getByRole('row').filter({ hasText: number })
    await expect(order.getByText(say.paid, { exact: true })).toBeVisible()
  })
