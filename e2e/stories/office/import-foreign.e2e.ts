import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type RunningShop, staff, startShop } from '../../support/start-shop.ts'

const texts = {
  uk: {
    choose: 'Обрати файл',
    check: 'Перевірити файл',
    currency: 'Валюта цін',
    rate: 'Гривень за 1 EUR',
    shopsRate: /^Курс магазину: /,
    collection: 'Колекція нових товарів',
    color: 'Колір товарів без кольору',
    makeAll: /^Створити всі \d без відповідника$/,
    makeColor: '+ Створити колір',
    noColor: 'Це не колір',
    allTo: /^Усі \d без відповіді — до категорії$/,
    again: 'Перевірити ще раз',
    negative: /Від’ємний залишок: у магазині буде 0\..*«Rust \/ Large: -2»/,
    apply: /^Застосувати: 8 /,
    done: 'Готово: застосовано товарів — 8',
  },
  en: {
    choose: 'Choose a file',
    check: 'Check the file',
    currency: 'Currency of prices',
    rate: 'Hryvnias for 1 EUR',
    shopsRate: /^The rate of the shop: /,
    collection: 'Collection of new products',
    color: 'Colour of products without one',
    makeAll: /^Create all \d without a match$/,
    makeColor: '+ Create a colour',
    noColor: 'Not a colour',
    allTo: /^All \d without an answer to the category$/,
    again: 'Check again',
    negative: /Negative stock: the shop will have 0\..*«Rust \/ Large: -2»/,
    apply: /^Apply: 8 /,
    done: 'Done: 8 products applied',
  },
} as const

const file = path.join(import.meta.dirname, '../../../services/catalog/test/shopify/apparel.csv')

// A shop of its own for each: the first one makes the colours and sizes that the second has to find unknown.
for (const { language, width } of [
  { language: 'uk', width: 1440 },
  { language: 'en', width: 390 },
] as const)
  test(`a foreign catalogue with unknown colours and sizes is applied after one upload (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const t = texts[language]
    const shop: RunningShop = await startShop({ env: { BUILD: 'no' } })
    try {
      const { page: office } = await customer({ address: shop.address, language, width })
      await callShop(office, '/api/admin/login', { data: staff })
      const uploads: string[] = []
      office.on('request', request => {
        const { pathname } = new URL(request.url())
        if (request.method() === 'POST' && pathname === '/api/admin/products/import') uploads.push(pathname)
      })

      await office.goto('/admin/other/import')
      const upload = { name: 'products_export.csv', mimeType: 'text/csv', buffer: await readFile(file) }
      await office.getByLabel(t.choose).setInputFiles(upload)
      await office.getByRole('button', { name: t.check }).click()

      await office.getByLabel(t.currency).selectOption('EUR')
      await expect(office.getByLabel(t.rate)).toHaveValue(/^\d+[.,]?\d*$/)
      await expect(office.getByText(t.shopsRate)).toBeVisible()
      await office.getByLabel(t.collection).selectOption({ index: 1 })
      await office.getByLabel(t.color).selectOption('black')
      // What is near stands there already; what is not is made: two colours and three sizes.
      await expect(office.getByLabel('Small', { exact: true })).toHaveValue('36 (S)')
      await office.getByRole('button', { name: t.makeAll }).first().click()
      await office.getByRole('button', { name: t.makeAll }).click()
      await office.getByLabel('White', { exact: true }).selectOption(t.makeColor)
      await office.getByLabel('Charcoal', { exact: true }).selectOption(t.noColor)
      await office.getByLabel(t.allTo).selectOption('dresses')
      expect(await settledViolations(office)).toEqual([])
      await office.getByRole('button', { name: t.again }).click()

      // A process of its own reads the file again, behind everything that serves shoppers.
      await expect(office.getByRole('button', { name: t.apply })).toBeVisible({ timeout: 60_000 })
      await expect(office.getByText(t.negative)).toBeVisible()
      await office.getByRole('button', { name: t.apply }).click()
      await expect(office.getByText(t.done)).toBeVisible({ timeout: 60_000 })
      expect(uploads).toHaveLength(1)
      const made = await office.request.get('/api/admin/products/by-article/LINEN-WRAP-DRESS-RUST')
      expect((await made.json()).product).toMatchObject({ color: 'rust', is_shown: false })
      const named = await office.request.get('/api/admin/products/by-article/WOOL-TROUSERS-CHARCOAL')
      expect((await named.json()).product).toMatchObject({ color: 'black', title: { en: 'Wool Trousers, Charcoal' } })
    } finally {
      await shop.stop()
    }
  })
