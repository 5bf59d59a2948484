import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { picturesFolder } from '@shop/demo-data/pictures'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, type Language, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { type RunningShop, staff, startShop } from '../../support/start-shop.ts'

const texts = {
  uk: {
    choose: 'Обрати файл',
    check: 'Перевірити файл',
    apply: /^Застосувати: 1 /,
    done: 'Готово: застосовано товарів — 1',
    refused: /^Відхилені 3/,
    reasons: ['дорого', 'hats', 'XXXXL'],
    title: 'Сукня з файлу',
    csv: 'CSV для Excel (крапка з комою)',
    nothing: /^Застосовувати нічого/,
  },
  en: {
    choose: 'Choose a file',
    check: 'Check the file',
    apply: /^Apply: 1 /,
    done: 'Done: 1 products applied',
    refused: /^Refused 3/,
    reasons: ['дорого', 'hats', 'XXXXL'],
    title: 'Dress of a file',
    csv: 'CSV with commas',
    nothing: /^There is nothing to apply/,
  },
} as const

// A shop of their own: an export of everything is compared with the shop, which other stories change.
let shop: RunningShop
test.beforeAll(async () => {
  shop = await startShop({ env: { BUILD: 'no' } })
})
test.afterAll(() => shop.stop())

for (const { language, width } of [
  { language: 'uk', width: 1440 },
  { language: 'en', width: 768 },
] as const)
  test(`staff import a file with three bad rows, the good one sells, and an export changes nothing (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const t = texts[language]
    const article = `CSV-${width}`
    const { page: office } = await customer({ address: shop.address, language, width })
    await callShop(office, '/api/admin/login', { data: staff })

    await office.goto('/admin/other/import')
    await check(office, language, await goods(office, article))
    await expect(office.getByRole('rowheader', { name: article, exact: true })).toBeVisible()
    await office.getByRole('link', { name: t.refused }).click()
    for (const [index, reason] of t.reasons.entries())
      await expect(office.getByRole('row').nth(index + 1)).toContainText(`«${reason}» — `)
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: t.apply }).click()
    await expect(office.getByText(t.done)).toBeVisible()

    const { page: shopper } = await customer({ address: shop.address, language, width })
    await expect(async () => {
      await shopper.goto(`/product/${article}`)
      await expect(shopper.getByRole('heading', { level: 1, name: t.title })).toBeVisible({ timeout: 3000 })
    }).toPass()
    await orderByCall(shopper, language, [{ article, size: '36 (S)', count: 1 }])

    await office.goto('/admin/other/import')
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('link', { name: t.csv }).click(),
    ])
    const exported = await readFile(await download.path(), 'utf8')
    expect(exported).toContain(article)
    await check(office, language, exported)
    await expect(office.getByText(t.nothing)).toBeVisible()
  })

async function check(office: Page, language: Language, text: string): Promise<void> {
  const { choose, check } = texts[language]
  const buffer = Buffer.from(text)
  await office.getByLabel(choose).setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer })
  await office.getByRole('button', { name: check }).click()
  await expect(office.getByRole('table')).toBeVisible()
}

/** A product and, under it, a row with a price in words, one with a category and one with a size that nobody knows. */
async function goods(office: Page, article: string): Promise<string> {
  const { collections } = await (await office.request.get('/api/collections/all')).json()
  const data = await readFile(path.join(picturesFolder, 'wrap-dress-black-front.webp'))
  const uploaded = await callShop(office, '/api/images/upload', { data, headers: { 'content-type': 'image/webp' } })
  const picture = (await uploaded.json()).picture.name
  const row = (name: string, { category = 'dresses', size = '36 (S)', price = '2500' } = {}) =>
    [
      ...[name, 'Сукня з файлу', 'Dress of a file', category, collections[0].name, 'black'],
      ...[size, price, '0,4', '3', '1', picture],
    ].join(';')
  return [
    'article;title_uk;title_en;category;collection;color;size;price_uah;weight_kg;stock;is_shown;pictures',
    row(article),
    row(`${article}-A`, { price: 'дорого' }),
    row(`${article}-B`, { category: 'hats' }),
    row(`${article}-C`, { size: 'XXXXL' }),
  ].join('\n')
}
