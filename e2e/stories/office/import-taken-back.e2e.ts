import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { picturesFolder } from '@shop/demo-data/pictures'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type RunningShop, staff, startShop } from '../../support/start-shop.ts'

const texts = {
  uk: {
    choose: 'Обрати файл',
    check: 'Перевірити файл',
    makeColor: '+ Створити колір',
    makeCategory: '+ Створити категорію',
    makeCollection: '+ Створити колекцію',
    titleUk: 'Назва українською',
    again: 'Перевірити ще раз',
    apply: /^Застосувати: 122 /,
    done: 'Готово: застосовано товарів — 122',
    takeBack: 'Скасувати застосоване',
    notAll: 'Скасовано не все',
    stays: /^BASE-1: .*36 \(S\)/,
    read: 'Зрозуміло',
    takenBack: 'Скасовано: товарів, які знову як були, — 121',
    title: 'Торбинка',
  },
  en: {
    choose: 'Choose a file',
    check: 'Check the file',
    makeColor: '+ Create a colour',
    makeCategory: '+ Create a category',
    makeCollection: '+ Create a collection',
    titleUk: 'Title in Ukrainian',
    again: 'Check again',
    apply: /^Apply: 122 /,
    done: 'Done: 122 products applied',
    takeBack: 'Undo what was applied',
    notAll: 'Not everything was undone',
    stays: /^BASE-1: size 36 \(S\)/,
    read: 'Got it',
    takenBack: 'Undone: 121 products are as before',
    title: 'Pouch',
  },
} as const

const columns = 'article;title_uk;title_en;category;collection;color;size;price_uah;weight_kg;stock;is_shown;pictures'
/** So many that they are not applied at once. */
const MANY = 120

// A shop of its own for each: what one names would be known to the other.
for (const { language, width } of [
  { language: 'uk', width: 390 },
  { language: 'en', width: 1440 },
] as const)
  test.describe(`in ${language}`, () => {
    let shop: RunningShop
    test.beforeAll(async () => {
      shop = await startShop({ env: { BUILD: 'no' } })
    })
    // After the pages are closed: one that still loads would complain.
    test.afterAll(() => shop.stop())

    test(`an import is begun, answered, reloaded, applied and taken back, and leaves no trace (${language}, ${width} px)`, async ({
      customer,
    }) => {
      const t = texts[language]
      const { page: office } = await customer({ address: shop.address, language, width })
      await callShop(office, '/api/admin/login', { data: staff })
      const { page: shopper } = await customer({ address: shop.address, language, width })
      const before = await dictionaries(office)
      const collection = String(before.collections[0])
      const base = (price: number) => `BASE-1;Основа;Base;dresses;${collection};black;36 (S);${price};0,4;2;0;`
      await applyAtOnce(office, base(2000))

      const picture = await upload(office)
      const many = Array.from(
        { length: MANY },
        (_, row) => `ROW-${row};Рядок;Row;dresses;${collection};black;36 (S);900;0,4;1;0;`,
      )
      const pouch = `POUCH-1;Торбинка;Pouch;Pouches;Spring 2027;Rust;36 (S);1500;0,4;3;1;${picture}`
      await office.goto('/admin/other/import')
      const buffer = Buffer.from([columns, pouch, base(3000), ...many].join('\n'))
      await office.getByLabel(t.choose).setInputFiles({ name: 'pouches.csv', mimeType: 'text/csv', buffer })
      await office.getByRole('button', { name: t.check }).click()

      await office.getByLabel('Rust', { exact: true }).selectOption(t.makeColor)
      await office.getByLabel('Pouches', { exact: true }).selectOption(t.makeCategory)
      await office.getByLabel('Spring 2027', { exact: true }).selectOption(t.makeCollection)
      await office.getByLabel(t.titleUk).last().fill('Весна 2027')
      await office.reload()
      await expect(office.getByLabel('Rust', { exact: true })).toHaveValue('+')
      await expect(office.getByLabel(t.titleUk).last()).toHaveValue('Весна 2027')
      await office.getByRole('button', { name: t.again }).click()

      await expect(office.getByRole('button', { name: t.apply })).toBeVisible({ timeout: 60_000 })
      await office.reload()
      await expect(office.getByLabel(t.titleUk).last()).toHaveValue('Весна 2027')
      expect(await settledViolations(office)).toEqual([])
      expect(await dictionaries(office)).toEqual(before)
      expect((await shopper.request.get('/product/POUCH-1')).status()).toBe(404)

      await office.getByRole('button', { name: t.apply }).click()
      await expect(office.getByRole('progressbar')).toBeVisible()
      await expect(office.getByText(t.done)).toBeVisible({ timeout: 60_000 })
      await expect(async () => {
        await shopper.goto('/product/POUCH-1')
        await expect(shopper.getByRole('heading', { level: 1, name: t.title })).toBeVisible({ timeout: 3000 })
      }).toPass()
      await expect.poll(() => dictionaries(office)).not.toEqual(before)

      // Somebody has corrected one of its prices by then.
      await applyAtOnce(office, base(3500))
      await office.getByRole('button', { name: t.takeBack }).click()
      const dialog = office.getByRole('dialog', { name: t.notAll })
      await expect(dialog.getByRole('listitem')).toHaveText(t.stays, { timeout: 30_000 })
      expect(await settledViolations(office)).toEqual([])
      await dialog.getByRole('button', { name: t.read }).click()
      await expect(office.getByText(t.takenBack)).toBeVisible()

      await expect.poll(async () => (await shopper.request.get('/product/POUCH-1')).status()).toBe(404)
      expect((await office.request.get('/api/admin/products/by-article/ROW-0')).status()).toBe(404)
      await expect.poll(() => dictionaries(office)).toEqual(before)
    })
  })

/** The names that goods are described by. */
async function dictionaries(office: Page): Promise<Record<'colors' | 'categories' | 'collections', string[]>> {
  const [colors, categories, collections] = await Promise.all(
    ['colors', 'categories', 'collections'].map(async kind => {
      const answer = await (await office.request.get(`/api/${kind}/all`)).json()
      return (answer[kind] as { name: string }[]).map(({ name }) => name).toSorted()
    }),
  )
  return { colors: colors ?? [], categories: categories ?? [], collections: collections ?? [] }
}

async function upload(office: Page): Promise<string> {
  const data = await readFile(path.join(picturesFolder, 'wrap-dress-black-front.webp'))
  const answer = await callShop(office, '/api/images/upload', { data, headers: { 'content-type': 'image/webp' } })
  return (await answer.json()).picture.name
}

/** What another program of the owner does: one product, without a dry run. */
async function applyAtOnce(office: Page, row: string): Promise<void> {
  const headers = { 'content-type': 'text/csv' }
  const data = Buffer.from(`${columns}\n${row}`)
  const address = '/api/admin/products/import?dry_run=0&file_name=base.csv'
  const { import: begun } = await (await callShop(office, address, { data, headers })).json()
  await expect
    .poll(async () => (await (await office.request.get(`/api/admin/products/import/${begun.id}`)).json()).import.state)
    .toBe('done')
}
