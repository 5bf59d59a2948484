import { STORE_PAGE_SIZE } from '@shop/contracts/store-address'
import type { Locator, Page } from 'playwright-core'
import { violations } from './axe.ts'
import { chooseFilters, showsTitles, titlesOf } from './store-filters.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(90_000)

const ways: { language: Language; width: number }[] = [
  { language: 'uk', width: 390 },
  { language: 'uk', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'en', width: 1440 },
]

const placeOf = (page: Page) => page.evaluate(() => window.scrollY)

/** Stands a card of the list in the middle of the window and gives back its link. */
async function readDownTo(page: Page, place: number) {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(place)
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

test.each(ways)('a dress found by filters: shared, looked at, found again ($language, $width px)', async way => {
  const say = words[way.language]
  const { page, open } = await aVisitor(way)
  await open('/store')
  await chooseFilters(page, way.language, { dresses: true, size: '38 (M)', colour: say.burgundy })
  await page.waitForURL('**/store?categories=dresses&colors=burgundy&sizes=38+%28M%29')

  const { page: friend } = await aVisitor(way)
  await friend.goto(page.url())
  const titles = await titlesOf(friend, way.language)
  expect(titles).toContain(say.wrapDress)
  await showsTitles(page, way.language, titles)

  const link = await readDownTo(page, 1)
  const y = await placeOf(page)
  await follow(link)
  await page.waitForURL('**/product/**')
  await page.waitForFunction(() => window.scrollY === 0)
  await page.goBack()
  await page.waitForURL('**/store?**')
  await standsAt(page, y)
  await showsTitles(page, way.language, titles)
})

test.each(ways.slice(0, 2))(
  'three pages on, the way back leads to the very place, even after a reload ($width px)',
  async way => {
    const { page, open } = await aVisitor(way)
    await open('/store')
    for (const number of [2, 3]) {
      await page.getByRole('button', { name: words.uk.showMore }).click()
      await page.waitForURL(`**/store?page=${number}`)
      // The first card of the page that was asked for.
      const list = page.getByRole('list', { name: words.uk.products })
      await list
        .getByRole('heading', { level: 3 })
        .nth((number - 1) * STORE_PAGE_SIZE)
        .waitFor()
    }
    const titles = await titlesOf(page, way.language)
    const link = await readDownTo(page, titles.length - 5)
    const y = await placeOf(page)
    await follow(link)
    await page.waitForURL('**/product/**')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()

    await page.goBack()

    await page.waitForURL('**/store?page=3')
    await standsAt(page, y)
    expect(await titlesOf(page, way.language)).toEqual(titles)
  },
)

test.each(ways.slice(1, 3))(
  'what is counted is what is drawn, both heights as one ($language, $width px)',
  async way => {
    const { page, open } = await aVisitor(way)
    await open('/store?categories=dresses')
    const titles = await titlesOf(page, way.language)

    await page
      .getByText(way.language === 'uk' ? 'Знайдено 19 товарів' : '19 products found')
      .first()
      .waitFor()
    expect(titles).toHaveLength(19)
    expect(new Set(titles).size).toBe(19)
  },
)

test('each choice is a step that Back undoes, and the other language keeps the list', async () => {
  const { page, open } = await aVisitor()
  await open('/store')
  await chooseFilters(page, 'uk', { dresses: true })
  await page.waitForURL('**/store?categories=dresses')
  await chooseFilters(page, 'uk', { size: '38 (M)' })
  await page.waitForURL('**sizes=**')

  await page.goBack()
  await page.waitForURL('**/store?categories=dresses')
  await page.getByRole('checkbox', { name: '38 (M)', checked: false }).waitFor()
  await page.getByRole('button', { name: /English/ }).click()

  await page.getByRole('heading', { level: 1, name: 'Dresses', exact: true }).waitFor()
  expect(new URL(page.url()).search).toContain('categories=dresses')
})

test('a list asked for without a connection says so, and comes by itself when there is one', async () => {
  const { page, open, context } = await aVisitor({ expects: [/ERR_INTERNET_DISCONNECTED/] })
  await open('/store')
  await page.getByRole('checkbox', { name: words.uk.dresses }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await chooseFilters(page, 'uk', { dresses: true })

  await page.getByText(words.uk.storeOffline).waitFor()
  await context.setOffline(false)

  const titles = await titlesOf(page, 'uk')
  expect(titles.every(title => title.startsWith('Сукня'))).toBe(true)
})

test.each(['uk', 'en'] as const)(
  'list, filters and an empty list have nothing against accessibility (%s)',
  async language => {
    const { page, open } = await aVisitor({ language, width: 390 })
    await open('/store?categories=dresses')
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: words[language].filters }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    expect(await violations(page)).toEqual([])

    await open('/store?categories=outerwear&collections=new-year-capsule-2026')
    await page.getByRole('heading', { level: 2, name: words[language].noProducts }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
  },
)
