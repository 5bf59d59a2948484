import type { Page } from '@playwright/test'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { hasStarted } from '../../support/has-started.ts'
import { shopAddress } from '../../support/shop-address.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const names = {
  uk: { menu: 'Меню', catalogue: 'Каталог', offer: 'Про нас' },
  en: { menu: 'Menu', catalogue: 'Catalogue', offer: 'About us' },
}

for (const { language, width } of phoneAndDesk)
  test(`while the scripts are on their way the menu and the cart can be opened already (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page } = await customer({ language, width })
    const { menu, catalogue, offer } = names[language]
    const scripts = Promise.withResolvers<void>()
    await holdBack(page, scripts.promise)
    await page.goto('/store', { waitUntil: 'commit' })
    await page.getByRole('link', { name: menu, exact: true }).click()
    await expect(page.getByRole('navigation', { name: menu }).getByRole('link', { name: offer })).toBeVisible()

    scripts.resolve()
    const opened = page.getByRole('dialog', { name: catalogue })
    await expect(opened).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    // Heading and items stand on one edge.
    const edges = opened
      .locator('h2, li:not(li li) > a')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().x))
    expect(new Set(await edges).size).toBe(1)
  })

for (const { language, width } of phoneAndDesk)
  test(`while the scripts are on their way an empty cart says that it is one, another does not (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    const text = page.getByText(shopTexts[language].emptyCart)
    const scripts = Promise.withResolvers<void>()
    await holdBack(page, scripts.promise)
    await page.goto('/cart', { waitUntil: 'commit' })
    await expect(text).toBeVisible()
    const painted = await text.boundingBox()
    scripts.resolve()
    await expect(page.locator('.painted-header')).toHaveCount(0)
    await expect.poll(() => text.boundingBox()).toEqual(painted)

    await page.unrouteAll()
    await open('/product/DR-1042-BUR-R')
    await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
    await page.getByRole('button', { name: shopTexts[language].addToCart }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await holdBack(page, new Promise(() => undefined))
    await page.goto('/cart', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: shopTexts[language].cart })).toBeVisible()
    await expect(text).toBeHidden()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('a category is one press away at a desk, and stays where it is when the shop has started (1440 px)', async ({
  customer,
}) => {
  const { page } = await customer({ language: 'en', width: 1440 })
  const scripts = Promise.withResolvers<void>()
  await holdBack(page, scripts.promise)
  const places = () =>
    page
      .getByRole('navigation', { name: 'Main sections' })
      .getByRole('link')
      .evaluateAll(async links => {
        await document.fonts.ready
        return links.map(link => [link.textContent, Math.round(link.getBoundingClientRect().x)])
      })
  await page.goto('/cart', { waitUntil: 'commit' })
  await page.locator('.painted-header').waitFor()
  const painted = await places()
  expect(painted.map(([name]) => name)).toContain('Dresses')

  scripts.resolve()
  await hasStarted(page)
  expect(await places()).toEqual(painted)
})

test('without scripts the header leads to the cart, whose heading is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shopAddress() })
  const page = await context.newPage()
  await page.goto('/about-us')
  await page.getByRole('link', { name: shopTexts.uk.cart }).click()

  await expect(page.getByRole('heading', { level: 1, name: shopTexts.uk.cart })).toBeVisible()
  await context.close()
})

/** The shop's scripts do not come before then; the first, small one does. */
async function holdBack(page: Page, until: Promise<void>): Promise<void> {
  await page.route(/\/assets\/main\..*\.js/, async route => {
    await until
    await route.continue().catch(() => undefined)
  })
}
