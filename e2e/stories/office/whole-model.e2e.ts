import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { picturesFolder } from '@shop/demo-data/pictures'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { chooseEntry } from '../../support/choose-entry.ts'
import { expect, test } from '../../support/fixtures.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'
import { staff } from '../../support/start-shop.ts'

const colors = ['Чорний', 'Бордовий', 'Кемел', 'Молочний']
const heights = ['160–167 см', '170–177 см']
const sizes = ['36 (S)', '38 (M)']
const sums = Array.from({ length: 16 }, (_, row) => 4000 + 10 * row)

const fileOf = (name: string) => ({
  name,
  mimeType: 'image/webp',
  buffer: readFileSync(path.join(picturesFolder, `${name}.webp`)),
})

test('a model of four colours and two heights is made, translated, priced by paste from a spreadsheet and shown, in one form', async ({
  customer,
}) => {
  const { page: owner } = await customer({ language: 'uk' })
  await callShop(owner, '/api/admin/login', { data: staff })
  const { page, context } = await customer({ language: 'uk', width: 1440 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsRole(owner, page, 'content', 'uk')
  // A second try finds the dress of the first.
  const model = `WH-${test.info().retry}`

  await page.goto('/admin/other/products/new')
  await page.getByLabel('Модель').fill(model)
  await chooseEntry(page, 'Категорія', 'Сукні')
  await chooseEntry(page, 'Колекція')
  await page.getByLabel('Назва, українською').fill('Сукня «Цілком»')
  await page.getByLabel('Назва, англійською').fill('Whole dress')
  await page.getByLabel('Опис, українською').fill('Довга сукня на запах')
  await page.getByLabel('Опис, англійською').fill('A long wrap dress')
  for (const color of colors) await chooseEntry(page, 'Додати колір', color)
  for (const height of heights) await chooseEntry(page, 'Додати зріст', height)
  for (const size of sizes) await page.getByRole('checkbox', { name: size, exact: true }).check()
  await page.getByLabel('36 (S): Ціна, ₴', { exact: true }).fill('4990')
  await page.getByLabel('38 (M): Ціна, ₴', { exact: true }).fill('4990')

  await pastePrices(page, await unfoldOwnPrices(page), sums)
  await expect(page.getByText('інакше в 16 рядках')).toBeVisible()
  await page.getByLabel('Однаково для всіх порожніх').fill('5')
  await page.getByRole('button', { name: 'Заповнити', exact: true }).click()

  await page.getByLabel('Одразу показати в магазині').check()
  await expect(page.getByLabel('Одразу показати в магазині')).toHaveAccessibleDescription('Для показу бракує: фото')
  for (const color of colors) await givePicture(page, color)
  await expect(page.getByLabel('Одразу показати в магазині')).not.toHaveAccessibleDescription(/бракує/)
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Створити й показати 8 артикулів' }).click()
  await page.waitForURL(`**/products/${model}-*`)

  const grid = page.getByRole('region', { name: 'Ціни й залишки моделі' })
  await expect(pricesIn(grid)).toHaveCount(16)
  expect(await valuesOf(pricesIn(grid))).toEqual(sums.map(String))
  await expect(page.getByText('1 фото · у магазині 2 з 2')).toHaveCount(4)
  await expect(page.getByText('Артикули цієї моделі подекуди відрізняються')).toHaveCount(0)
  expect(await settledViolations(page)).toEqual([])

  const article = new URL(page.url()).pathname.split('/').at(-1)
  for (const [language, title] of [
    ['uk', 'Сукня «Цілком»'],
    ['en', 'Whole dress'],
  ] as const) {
    const { page: shopper } = await customer({ language, width: 1440 })
    await expect(async () => {
      await shopper.goto(`/product/${article}`)
      await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3000 })
    }).toPass({ timeout: 60_000 })
  }
})

test('a colour joins a model in its own form with pictures and pasted prices, and a text that is being typed stays (390 px)', async ({
  customer,
}) => {
  const { page, context } = await customer({ language: 'uk', width: 390 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await callShop(page, '/api/admin/login', { data: staff })
  const { collections } = await (await page.request.get('/api/collections/all')).json()
  const model = `JN-${test.info().retry}`
  const nothing = { uk: '', en: '' }
  const price = { uah: 4990, eur: null }
  await callShop(page, '/api/admin/products', {
    data: {
      model,
      category: 'dresses',
      collection: collections[0].name,
      title: { uk: 'Сукня «Гурт»', en: 'Joined dress' },
      description: nothing,
      composition: nothing,
      care: nothing,
      sizes: sizes.map(name => ({ name, price, price_without_discount: null, weight_kg: 0.5, preorder_limit: null })),
      measurements: [],
      start_sale_date: null,
      preorder_on: null,
      articles: ['160-167', '170-177'].map((height, at) => ({ article: `${model}-${at}`, color: 'black', height })),
    },
  })
  await page.goto(`/admin/other/products/${model}-0`)
  await page.getByLabel('Догляд, українською').fill('Прати вручну')

  // On a phone one section is shown at a time; what is typed in the others stays.
  const openSection = (name: string) => page.getByRole('link', { name }).click()
  await expect(page.getByRole('link', { name: 'Спільне не збережено' })).toBeVisible()
  await openSection('Кольори й фото')
  await expect(page.getByLabel('Догляд, українською')).toBeHidden()
  await page.getByText('Додати кольори або зрости').click()
  const form = page.getByRole('form', { name: `Нові кольори й зрости моделі ${model}` })
  await chooseEntry(page, 'Додати колір', 'Кемел')
  for (const height of heights) await chooseEntry(page, 'Додати зріст', height)
  await pastePrices(page, await unfoldOwnPrices(form), sums.slice(0, 4))
  await form.getByLabel('Одразу показати в магазині').check()
  await givePicture(form, 'Кемел')
  expect(await settledViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Створити й показати 2 артикули' }).click()
  await expect(page.getByText('Створено й показано 2 артикули')).toBeVisible()
  await expect(page.getByText('1 фото · у магазині 2 з 2')).toBeVisible()

  await openSection('Ціни й залишки')
  const grid = page.getByRole('region', { name: 'Ціни й залишки моделі' })
  const made = grid.getByRole('textbox', { name: /^Кемел, .*: Ціна, ₴$/ })
  for (const height of ['160–167', '170–177'])
    await grid.getByRole('button', { name: `Показати розміри: Кемел, ${height} см` }).click()
  await expect(made).toHaveCount(4)
  expect(await valuesOf(made)).toEqual(sums.slice(0, 4).map(String))
  await openSection('Спільне')
  await expect(page.getByLabel('Догляд, українською')).toHaveValue('Прати вручну')
  await page.getByRole('button', { name: 'Зберегти', exact: true }).click()
  await expect(page.getByText('Модель збережено: 4 артикули')).toBeVisible()
})

async function unfoldOwnPrices(place: Page | Locator): Promise<Locator> {
  const own = place.locator('details').filter({ hasText: 'Ціни й коди окремо для кольорів і зростів' })
  await own.locator('summary').first().click()
  return own
}

function pricesIn(place: Locator): Locator {
  return place.getByRole('textbox', { name: /: Ціна, ₴$/ })
}

function valuesOf(cells: Locator): Promise<string[]> {
  return cells.evaluateAll(all => all.map(cell => (cell as HTMLInputElement).value))
}

/** As a spreadsheet copies a column of prices. */
async function pastePrices(page: Page, grid: Locator, prices: readonly number[]): Promise<void> {
  await expect(pricesIn(grid)).toHaveCount(prices.length)
  const lines = prices.map(price => `${Math.floor(price / 1000)} ${String(price % 1000).padStart(3, '0')},00\r\n`)
  await page.evaluate(text => navigator.clipboard.writeText(text), lines.join(''))
  await pricesIn(grid).first().click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => valuesOf(pricesIn(grid))).toEqual(prices.map(String))
}

async function givePicture(place: Page | Locator, color: string): Promise<void> {
  await place.locator('summary').filter({ hasText: color }).click()
  const part = place.getByRole('region', { name: `Фото: ${color}` })
  await part.getByLabel('Вибрати фото').setInputFiles([fileOf('wrap-dress-black-front')])
  await expect(part.getByRole('row', { name: 'Фото 1' })).toBeVisible({ timeout: 60_000 })
  await part.getByLabel('Опис фото, українською').fill(`Сукня, ${color.toLowerCase()} колір`)
  await part.getByLabel('Опис фото, англійською').fill('A dress')
}
