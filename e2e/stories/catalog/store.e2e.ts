import type { Locator, Page } from '@playwright/test'
import { STORE_PAGE_SIZE } from '@shop/contracts/catalog/store-address'
import { violations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { chooseFilters, garmentsOf, showsGarments } from '../../support/store-filters.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const placeOf = (page: Page) => page.evaluate(() => window.scrollY)

/** Stands a card of the list in the middle of the window and gives back its link. */
async function readDownTo(page: Page, index: number) {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(index)
  await card.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return card.getByRole('link')
}

/** Without the pointer: before it presses, the browser may be made to scroll once more, and the place would be another one. */
async function follow(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => element.click())
}

async function standsAt(page: Page, y: number): Promise<void> {
  await page.waitForFunction(place => Math.abs(window.scrollY - place) <= 1, y)
  // And stays there, once everything has come.
  await page.waitForLoadState('networkidle')
  expect(Math.abs((await placeOf(page)) - y)).toBeLessThanOrEqual(1)
}

for (const { language, width } of phoneAndDesk)
  test(`a dress found by filters can be shared, opened and found again (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = shopTexts[language]
    const { page, open } = await customer({ language, width })
    await open('/store')
    // The price of the dress itself: what costs exactly that is found, too.
    const upTo = language === 'uk' ? 4990 : 111
    await chooseFilters(page, language, { dresses: true, size: '38 (M)', colour: texts.burgundy, upTo })
    await page.waitForURL(`**/store?categories=dresses&colors=burgundy&sizes=38+%28M%29&price_to=${upTo}`)

    const { page: friend } = await customer({ language, width })
    await friend.goto(page.url())
    const garments = await garmentsOf(friend, language)
    expect(garments.some(garment => garment.startsWith(texts.wrapDress))).toBe(true)
    await expect(friend.getByRole('button', { name: texts.priceFilter })).toBeVisible()
    await showsGarments(page, language, garments)

    const link = await readDownTo(page, 1)
    const y = await placeOf(page)
    await follow(link)
    await page.waitForURL('**/product/**')
    await page.waitForFunction(() => window.scrollY === 0)
    await page.goBack()
    await page.waitForURL('**/store?**')
    await standsAt(page, y)
    await showsGarments(page, language, garments)
  })

for (const { language, width } of phoneAndDesk)
  test(`after three pages of a list Back leads to the same place, even after a reload (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await open('/store')
    for (const number of [2, 3]) {
      await page.getByRole('button', { name: shopTexts[language].showMore }).click()
      await page.waitForURL(`**/store?page=${number}`)
      // The first card of the page that was asked for.
      const list = page.getByRole('list', { name: shopTexts[language].products })
      await expect(list.getByRole('heading', { level: 3 }).nth((number - 1) * STORE_PAGE_SIZE)).toBeVisible()
    }
    const garments = await garmentsOf(page, language)
    const link = await readDownTo(page, garments.length - 5)
    const y = await placeOf(page)
    await follow(link)
    await page.waitForURL('**/product/**')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.goBack()

    await page.waitForURL('**/store?page=3')
    await standsAt(page, y)
    expect(await garmentsOf(page, language)).toEqual(garments)
  })

for (const { language, width } of phoneAndDesk)
  test(`the list shows as many products as it counts, with both heights as one (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await open('/store?categories=dresses')

    await expect(page.getByText(language === 'uk' ? 'Знайдено 19 товарів' : '19 products found').first()).toBeVisible()
    // What is below the first screen is drawn a frame later.
    await expect.poll(() => garmentsOf(page, language)).toHaveLength(19)
    expect(new Set(await garmentsOf(page, language)).size).toBe(19)
  })

test('each filter is a step that Back undoes, and the other language keeps the list at any price', async ({
  customer,
}) => {
  const { page, open } = await customer()
  await open('/store')
  await chooseFilters(page, 'uk', { dresses: true })
  await page.waitForURL('**/store?categories=dresses')
  await chooseFilters(page, 'uk', { size: '38 (M)' })
  await page.waitForURL('**sizes=**')

  await page.goBack()
  await page.waitForURL('**/store?categories=dresses')
  await expect(page.getByRole('checkbox', { name: '38 (M)', checked: false })).toBeVisible()
  await chooseFilters(page, 'uk', { upTo: 5000 })
  await page.waitForURL('**/store?categories=dresses&price_to=5000')
  await page.getByRole('button', { name: /English/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Dresses', exact: true })).toBeVisible()
  // 5,000 hryvnias would be far from 5,000 euros.
  await page.waitForURL(({ search }) => search.includes('categories=dresses') && !search.includes('price'))
})

test('a list opened without a connection says so, and loads by itself once there is one', async ({ customer }) => {
  const { page, open, context } = await customer({ expects: [/ERR_INTERNET_DISCONNECTED/] })
  await open('/store')
  await expect(page.getByRole('checkbox', { name: shopTexts.uk.dresses })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await chooseFilters(page, 'uk', { dresses: true })

  await expect(page.getByText(shopTexts.uk.storeOffline)).toBeVisible()
  await context.setOffline(false)

  const garments = await garmentsOf(page, 'uk')
  expect(garments.every(garment => garment.startsWith('Сукня'))).toBe(true)
})

for (const { language, width } of phoneAndDesk)
  test(`a list, its filters and an empty list have no accessibility violations (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await open('/store?categories=dresses')
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])

    // On a desk they stand beside the list.
    if (width === 390) {
      await page.getByRole('button', { name: shopTexts[language].filters }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    }

    await open('/store?categories=outerwear&collections=new-year-capsule-2026')
    await expect(page.getByRole('heading', { level: 2, name: shopTexts[language].noProducts })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
  })

for (const { language, width } of phoneAndDesk)
  test(`badges and heart of a card keep apart, however many badges it has (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await page.route('**/api/products/get-by/filters?*', async route => {
      const answer = await route.fetch()
      const { list, ...rest } = await answer.json()
      const badges = ['sale', 'new', 'sale_soon', 'preorder', 'sold_out']
      await route.fulfill({ json: { ...rest, list: list.map((card: object) => ({ ...card, badges })) } })
    })
    await open('/store')
    await page.getByRole('button', { name: shopTexts[language].showMore }).click()
    const card = page.getByRole('list', { name: shopTexts[language].products }).locator('> li').nth(STORE_PAGE_SIZE)
    const badges = card.getByRole('listitem')
    await expect(badges).toHaveCount(5)

    const heart = await boxOf(card.getByRole('button'))
    const picture = await boxOf(card.locator('picture').first())
    for (const badge of await badges.all()) {
      const { x, y, width, height } = await boxOf(badge)
      expect(y).toBeGreaterThanOrEqual(heart.y + heart.height)
      expect(y + height).toBeLessThanOrEqual(picture.y + picture.height)
      expect(x + width).toBeLessThanOrEqual(picture.x + picture.width)
    }
  })

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN }
}
