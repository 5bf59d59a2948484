import type { Locator, Page } from '@playwright/test'
import { violations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { productTexts } from '../../texts/product-texts.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const DRESS = '/product/DR-1042-BUR-R'
const AWAITED = '/product/CO-2014-IVO-R'

for (const { language, width } of phoneAndDesk)
  test(`a customer chooses colour, height and size by keyboard alone (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const [texts, on] = [shopTexts[language], productTexts[language]]
    const { page, open } = await customer({ language, width })
    await open('/product/DR-1042-BLK-R')
    await expect(page.getByRole('button', { name: on.choose })).toBeVisible()

    await enter(page, page.getByRole('link', { name: texts.burgundy, exact: true }))
    await page.waitForURL(`**${DRESS}`)
    await expect(page.getByRole('heading', { level: 1, name: texts.wrapDress })).toBeVisible()
    await enter(page, page.getByRole('link', { name: /^170/ }))
    await page.waitForURL('**/product/DR-1042-BUR-L')
    await enter(page, page.getByRole('button', { name: on.choose }))
    await expect(page.getByText(on.chooseMessage)).toBeVisible()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('radio')
    await page.keyboard.press('Space')
    const medium = page.getByRole('radio', { name: '38 (M)' })
    for (let step = 0; step < 6 && !(await medium.isChecked()); step++) await page.keyboard.press('ArrowRight')
    await enter(page, page.getByRole('button', { name: texts.addToCart }))

    const cart = page.getByRole('dialog')
    await expect(cart.getByText(texts.wrapDress).first()).toBeVisible()
    await expect(cart.getByText('38 (M)').first()).toBeVisible()
  })

for (const { language, width } of phoneAndDesk)
  test(`a picture opens large and gives the focus back when it is closed (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const on = productTexts[language]
    const { page, open } = await customer({ language, width })
    await open(DRESS)
    const zoom = page.getByRole('dialog', { name: on.pictures })

    await enter(page, page.getByRole('button', { name: on.picture(1) }))
    await expect(zoom.getByText('1 / 3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(zoom.getByText('2 / 3')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(zoom).toHaveCount(0)
    await focused(page.getByRole('button', { name: on.picture(2) }))

    await page.keyboard.press('Enter')
    await expect(zoom).toBeVisible()
    await page.goBack()
    await expect(zoom).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(DRESS)
  })

for (const { language, width } of phoneAndDesk)
  test(`a product sold in advance is announced before it goes into the cart (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const on = productTexts[language]
    const { page, open } = await customer({ language, width })
    await open(AWAITED)
    await page.getByRole('radio', { name: '38 (M)' }).focus()
    await page.keyboard.press('Space')
    const warning = page.getByRole('dialog', { name: on.preorderTitle })
    const cart = (count: number) => page.getByRole('link', { name: on.cartOf(count), includeHidden: true })

    await page.getByRole('button', { name: on.preorder }).click()
    await warning.getByRole('button', { name: on.notNow }).click()
    await expect(warning).toBeHidden()
    await expect(cart(0)).toBeAttached()

    await page.getByRole('button', { name: on.preorder }).click()
    await warning.getByRole('button', { name: on.agree }).click()
    await expect(cart(1)).toBeAttached()
    await expect(page.getByRole('dialog').getByText(on.coat).first()).toBeVisible()
  })

for (const { language, width } of phoneAndDesk)
  test(`recently viewed products stand under the next product (${language}, ${width} px)`, async ({ customer }) => {
    const { page, open } = await customer({ language, width })
    await open(AWAITED)
    // The painted page has its heading too; the button is there once the page itself is.
    await expect(page.getByRole('button', { name: productTexts[language].choose })).toBeVisible()
    await open(DRESS)
    await expect(page.getByRole('button', { name: productTexts[language].choose })).toBeVisible()

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

    const row = page.getByRole('list', { name: productTexts[language].recent })
    await expect(row.getByRole('link', { name: productTexts[language].coat })).toBeVisible()
  })

for (const { language, width } of phoneAndDesk)
  test(`a product page and all that opens over it have no accessibility violations (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const on = productTexts[language]
    const { page, open } = await customer({ language, width })
    await open(DRESS)
    await expect(page.getByRole('button', { name: on.choose })).toBeVisible()
    const found = { page: await violations(page), zoom: [''], guide: [''], warning: [''] }

    await page.getByRole('button', { name: on.picture(1) }).click()
    await expect(page.getByRole('dialog', { name: on.pictures })).toBeVisible()
    found.zoom = await violations(page)
    await page.getByRole('button', { name: on.closePicture, exact: true }).click()

    await page.getByRole('button', { name: on.sizeGuide }).click()
    await expect(page.getByRole('table')).toBeVisible()
    found.guide = await violations(page)

    await open(AWAITED)
    await page.getByRole('radio', { name: '38 (M)' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: on.preorder }).click()
    await expect(page.getByRole('button', { name: on.agree })).toBeVisible()
    found.warning = await violations(page)

    expect(found).toEqual({ page: [], zoom: [], guide: [], warning: [] })
  })

/** Steps on by Tab to a control and presses Enter, as a customer without a mouse does. */
async function enter(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let step = 0; step < 60 && !(await isFocused(control)); step++) await page.keyboard.press('Tab')
  await focused(control)
  await page.keyboard.press('Enter')
}

async function focused(control: Locator): Promise<void> {
  expect(await isFocused(control)).toBe(true)
}

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate(element => element === document.activeElement)
}
