import { importItemListFile, importListFile } from '@shop/contracts/staff/goods/staff-import'
import { BATCH } from '@shop/service-kit/list-files/newest-first'
import { freshDatabase } from '@shop/testing/database'
import { takeListFile } from '@shop/testing/take-list-file'
import { importCalls } from '../../test/import-calls.ts'
import { startApi } from '../../test/start-api.ts'
import { importItemList } from './import-item-list.ts'
import { createImportsRepository, type StoredItem } from './imports.repository.ts'

const head = 'article;title_uk;title_en;category;collection;color;size;price_uah;weight_kg\n'
const row = (article: string, price: string) =>
  `${article};Нова сукня;New dress;dresses;autumn-winter-2026;black;36 (S);${price};0,4\n`

async function imported() {
  const api = await startApi({ now: new Date('2026-11-21T10:00:00Z') })
  const calls = importCalls(api)
  const { import: first } = await calls.upload(head + row('IMP-1', '3000') + row('IMP-2', 'dear'), {
    file_name: '=autumn.csv',
  })
  await calls.settle()
  return { api, id: first.id }
}

test('the file of imports has how many products each would make, change and refuse', async () => {
  const { api } = await imported()
  const { head, rows, change } = await takeListFile(api.staff, importListFile, { filter: {} })
  expect(head).toBe('Файл;Стан;Рядків;Нових товарів;Зі змінами;Без змін;Відхилено;Хто;Розпочато;Завершено')
  expect(rows).toEqual(["'=autumn.csv;Перевірено;2;1;0;0;1;olena;2026-11-21 12:00;"])
  expect(change).toEqual({
    action: 'import_export',
    subject: 'imports-2026-11-21.csv',
    asked: { filter: {} },
    after: { count: 1 },
  })
})

test('the file of an import has what becomes of each product and why not, or those of one fate alone', async () => {
  const { api, id } = await imported()
  const all = await takeListFile(api.staff, importItemListFile, { filter: { import: id } })
  expect(all.head).toBe('Артикул;Рядки файлу;Що з товаром;Було → буде;Чому ні;Зауваги')
  expect(all.rows).toEqual([
    expect.stringMatching(/^IMP-1;2;Новий;.*price_uah 36 \(S\): — → 3000/),
    expect.stringMatching(/^IMP-2;3;Відхилено;;"?3: price_uah «dear»: це не число/),
  ])

  const refused = { import: id, fate: 'refused' } as const
  const found = await takeListFile(api.staff, importItemListFile, { filter: refused, language: 'en' })
  expect(found.rows).toEqual([expect.stringMatching(/^IMP-2;3;Refused;/)])
  expect(found.change).toMatchObject({
    action: 'import_products_export',
    asked: { filter: refused },
    after: { count: 1 },
  })
})

test.each([
  [{}, 'filter.import'],
  [{ import: 'a6cef5bd8c8969b1', fate: 'lost' }, 'filter.fate'],
])('a file of the products of an import by %j is refused', async (filter, field) => {
  const { staff } = await startApi()
  const body = { filter, language: 'uk' }
  await expect(staff.write(importItemListFile.start, { body } as never)).rejects.toMatchObject({
    details: { fields: { [field]: expect.anything() } },
  })
})

test.each([BATCH, 2 * BATCH + 1])(
  'all %d products of an import leave, and no more than a batch is held',
  async count => {
    const db = await freshDatabase()
    const imports = createImportsRepository(db)
    const items = Array.from({ length: count }, (_, place) => ({
      import: 'one',
      place,
      article: `IMP-${place}`,
      lines: [place + 2],
      kind: 'created',
      state: 'waiting',
      problems: [],
      notes: [],
      changes: [],
      step: null,
    }))
    await db.collection('import_items').insertMany(items as unknown as StoredItem[])
    const articles: string[] = []
    for await (const batch of importItemList(imports).batches({ import: 'one' })) {
      expect(batch.length).toBeLessThanOrEqual(BATCH)
      articles.push(...batch.map(({ article }) => article))
    }
    expect(articles).toEqual(items.map(({ article }) => article))
  },
)
