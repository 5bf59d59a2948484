import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { fillCheckout, orderNumberOn, putDressIntoCart } from '../../support/purchase.ts'
import { staff } from '../../support/start-shop.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

for (const { language, width } of phoneAndDesk)
  test(`a guest buys a dress (${language}, ${width} px) and staff find it paid`, async ({ customer }) => {
    const texts = shopTexts[language]
    const { page } = await customer({ language, width })

    await putDressIntoCart(page, language)
    const cart = page.getByRole('dialog')
    await expect(cart.getByText(texts.wrapDress).first()).toBeVisible()
    await cart.getByRole('link', { name: texts.checkOut }).click()
    await fillCheckout(page, language)
    await page.getByRole('button', { name: texts.pay }).click()
    await page.waitForURL('**/sandbox-pay/**')
    await page.getByRole('button', { name: texts.approve, exact: true }).click()
    await page.waitForURL('**/payment/**')
    await expect(page.getByText(texts.success, { exact: true })).toBeVisible()
    const number = await orderNumberOn(page)

    const { page: office } = await customer({ language, width })
    await office.goto('/admin/login')
    await office.getByLabel(texts.login, { exact: true }).fill(staff.login)
    await office.getByLabel(texts.password, { exact: true }).fill(staff.password)
    await office.getByRole('button', { name: texts.signIn }).click()
    await office.getByRole('link', { name: texts.orders }).first().click()
    const order = office.getByRole('row').filter({ hasText: number })
    await expect(order.getByText(texts.paid, { exact: true })).toBeVisible()
  })
