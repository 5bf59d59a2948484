import type { Page } from '@playwright/test'
import { violations } from '../../support/axe.ts'
import { expect, type Language, phoneAndDesk, test } from '../../support/fixtures.ts'

const texts = {
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
  await page.getByRole('banner').getByRole('link', { name: texts[language].search, exact: true }).click()
  const field = page.getByRole('combobox', { name: texts[language].field })
  await expect(field.and(page.locator(':focus'))).toBeVisible()
  return field
}

const misspelt = {
  uk: [
    { how: 'a slip of the finger', typed: 'пальтто', finds: /^Пальто/ },
    { how: 'another ending', typed: 'сукнями', finds: /^Сукня/ },
    { how: 'Latin letters', typed: 'palto', finds: /^Пальто/ },
    { how: 'a missing apostrophe', typed: 'вязаний', finds: /^Светр|^Кардиган/ },
    { how: 'a synonym', typed: 'піджак', finds: /^Жакет/ },
    { how: 'the wrong keyboard layout', typed: 'gfkmnj', finds: /^Пальто/ },
  ],
  en: [
    { how: 'a slip of the finger', typed: 'jumpsiut', finds: /jumpsuit/i },
    { how: 'another ending', typed: 'waistcoats', finds: /waistcoat/i },
    { how: 'a synonym', typed: 'overcoat', finds: /coat/i },
    { how: 'the wrong keyboard layout', typed: 'вкуіі', finds: /dress/i },
  ],
}

for (const { language, width } of phoneAndDesk)
  test(`a customer finds products by misspelt queries, and opens one of them (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await open('/')
    const field = await openSearch(page, language)

    for (const { how, typed, finds } of misspelt[language])
      await test.step(how, async () => {
        await field.clear()
        await field.pressSequentially(typed)
        await expect(page.getByRole('option', { name: finds }).first()).toBeVisible()
      })

    const found = misspelt[language].at(-1)?.finds
    await expect(page.locator('[role=listbox]:not([aria-busy])')).toBeVisible()
    await field.press('ArrowDown')
    await expect(page.getByRole('option', { name: found }).first()).toHaveAttribute('aria-selected', 'true')
    await field.press('Enter')

    await page.waitForURL('**/product/**')
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible()
    await expect(field).toHaveCount(0)
  })

test('Enter in the search field shows all results, which are there again after Back', async ({ customer }) => {
  const { page, open } = await customer({ width: 390 })
  await open('/about-us')
  const field = await openSearch(page, 'uk')
  await field.pressSequentially('чорна')
  await field.press('Enter')

  await page.waitForURL(/\/search\?query=/)
  const cards = page.locator('#main h3 a')
  await expect(cards.first()).toBeVisible()
  const shown = await cards.count()
  await cards.nth(shown - 1).click()
  await page.waitForURL('**/product/**')
  await page.goBack()

  await expect(cards.nth(shown - 1)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('чорна')
  expect(await page.title()).toContain('чорна')
})

test('Escape and Back close the search and leave the customer on the page', async ({ customer }) => {
  const { page, open } = await customer({ width: 390 })
  await open('/about-us')
  const icon = page.getByRole('banner').getByRole('link', { name: texts.uk.search, exact: true })

  await (await openSearch(page, 'uk')).press('Escape')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(icon).toBeFocused()

  await openSearch(page, 'uk')
  await page.goBack()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/about-us')
})

const emptySearches = [
  { language: 'uk', width: 390, none: 'йцукенг' },
  { language: 'en', width: 1440, none: 'qwzxv' },
] as const

for (const { language, width, none } of emptySearches)
  test(`the search and its results have no accessibility violations (${language}, ${width})`, async ({ customer }) => {
    const { page, open } = await customer({ language, width })
    const seen: Record<string, string[]> = {}
    await open('/store')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const field = await openSearch(page, language)
    seen.empty = await violations(page)
    await field.fill(language === 'uk' ? 'сукня' : 'dress')
    await expect(page.locator('[role=listbox]:not([aria-busy])')).toBeVisible()
    await field.press('ArrowDown')
    seen.hits = await violations(page)
    await field.fill(none)
    await expect(page.getByText(texts[language].nothing)).toBeVisible()
    seen.nothing = await violations(page)
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: texts[language].nothing })).toBeVisible()
    await page.waitForLoadState('networkidle')
    seen.page = await violations(page)

    expect(seen).toEqual({ empty: [], hits: [], nothing: [], page: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
