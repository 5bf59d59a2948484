import type { Page } from 'playwright-core'
import { violations } from './axe.ts'
import { aVisitor, type Language } from './visitor.ts'

jest.setTimeout(90_000)

const words = {
  uk: {
    search: 'Пошук',
    field: 'Що шукаєте?',
    nothing: 'За запитом «йцукенг» нічого не знайдено',
    more: 'Показати ще',
  },
  en: { search: 'Search', field: 'What are you looking for?', nothing: 'Nothing found for “qwzxv”', more: 'Show more' },
} as const

/** Opens the search from the header, as a shopper does on any page. */
async function openSearch(page: Page, language: Language) {
  await page.getByRole('banner').getByRole('link', { name: words[language].search, exact: true }).click()
  const field = page.getByRole('combobox', { name: words[language].field })
  await field.and(page.locator(':focus')).waitFor()
  return field
}

const misspelt: { language: Language; width: number; how: string; typed: string; finds: RegExp }[] = [
  { language: 'uk', width: 390, how: 'a slip of the finger', typed: 'пальтто', finds: /^Пальто/ },
  { language: 'uk', width: 1440, how: 'another ending', typed: 'сукнями', finds: /^Сукня/ },
  { language: 'uk', width: 390, how: 'Latin letters', typed: 'palto', finds: /^Пальто/ },
  { language: 'uk', width: 1440, how: 'the wrong keyboard layout', typed: 'gfkmnj', finds: /^Пальто/ },
  { language: 'uk', width: 390, how: 'a missing apostrophe', typed: 'вязаний', finds: /^Светр|^Кардиган/ },
  { language: 'uk', width: 1440, how: 'another word for it', typed: 'піджак', finds: /^Жакет/ },
  { language: 'en', width: 390, how: 'a slip of the finger', typed: 'jumpsiut', finds: /jumpsuit/ },
  { language: 'en', width: 1440, how: 'another ending', typed: 'waistcoats', finds: /waistcoat/ },
  { language: 'en', width: 390, how: 'the wrong keyboard layout', typed: 'вкуіі', finds: /dress/ },
  { language: 'en', width: 1440, how: 'another word for it', typed: 'overcoat', finds: /coat/ },
]

test.each(misspelt)(
  'a shopper finds by $how and opens the product ($language, $width)',
  async ({ language, width, typed, finds }) => {
    const { page, open } = await aVisitor({ language, width })
    await open('/')
    const field = await openSearch(page, language)

    await field.pressSequentially(typed)
    const best = page.getByRole('option', { name: finds }).first()
    await best.waitFor()
    await page.locator('[role=listbox]:not([aria-busy])').waitFor()
    await field.press('ArrowDown')
    expect(await best.getAttribute('aria-selected')).toBe('true')
    await field.press('Enter')

    await page.waitForURL('**/product/**')
    await page.getByRole('heading', { level: 1, name: finds }).waitFor()
    await field.waitFor({ state: 'detached' })
  },
)

test('Enter on the words shows all results, which are there again after Back', async () => {
  const { page, open } = await aVisitor({ width: 390 })
  await open('/about-us')
  const field = await openSearch(page, 'uk')
  await field.pressSequentially('чорна')
  await field.press('Enter')

  await page.waitForURL(/\/search\?query=/)
  const cards = page.locator('#main h3 a')
  await cards.first().waitFor()
  const shown = await cards.count()
  await cards.nth(shown - 1).click()
  await page.waitForURL('**/product/**')
  await page.goBack()

  await cards.nth(shown - 1).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('чорна')
  expect(await page.title()).toContain('чорна')
})

test('Escape and Back close the search and leave the shopper on the page', async () => {
  const { page, open } = await aVisitor({ width: 390 })
  await open('/about-us')
  const icon = page.getByRole('banner').getByRole('link', { name: words.uk.search, exact: true })

  await (await openSearch(page, 'uk')).press('Escape')
  await page.getByRole('combobox').waitFor({ state: 'detached' })
  expect(await icon.evaluate(link => link === document.activeElement)).toBe(true)

  await openSearch(page, 'uk')
  await page.goBack()
  await page.getByRole('combobox').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/about-us')
})

const looks = [
  { language: 'uk', width: 390, none: 'йцукенг' },
  { language: 'en', width: 1440, none: 'qwzxv' },
] as const

test.each(looks)(
  'search and hit list hold nothing against accessibility ($language, $width)',
  async ({ language, width, none }) => {
    const { page, open } = await aVisitor({ language, width })
    const seen: Record<string, string[]> = {}
    await open('/store')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const field = await openSearch(page, language)
    seen.empty = await violations(page)
    await field.fill(language === 'uk' ? 'сукня' : 'dress')
    await page.locator('[role=listbox]:not([aria-busy])').waitFor()
    await field.press('ArrowDown')
    seen.hits = await violations(page)
    await field.fill(none)
    await page.getByText(words[language].nothing).waitFor()
    seen.nothing = await violations(page)
    await field.press('Enter')
    await page.getByRole('heading', { name: words[language].nothing }).waitFor()
    await page.waitForLoadState('networkidle')
    seen.page = await violations(page)

    expect(seen).toEqual({ empty: [], hits: [], nothing: [], page: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)
