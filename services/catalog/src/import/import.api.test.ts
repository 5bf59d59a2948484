import { importCategoriesEndpoint, setImportCategoriesEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { importCalls } from '../../test/import-calls.ts'
import { startApi } from '../../test/start-api.ts'
import { isBalanced } from '../stock/stock.ts'

async function start() {
  const api = await startApi()
  const { articles, stock } = api.repositories
  return {
    ...api,
    ...importCalls(api),
    async findStored(article: string) {
      const [found] = await articles.allAmong([article])
      return found
    },
    async onShelf(article: string) {
      const items = await stock.ofArticle(article)
      expect(items.filter(item => !isBalanced(item))).toEqual([])
      return Object.fromEntries(items.map(({ size, available }) => [size, available]))
    },
  }
}

const head = 'article;title_uk;title_en;category;collection;color;size;price_uah;weight_kg;stock\n'
const row = (article: string, size: string, stock: number, about: { price?: string; category?: string } = {}) =>
  `${article};Нова сукня;New dress;${about.category ?? 'dresses'};autumn-2026;black;${size};${about.price ?? 3000};0,4;${stock}\n`

test('a dry run changes nothing; what it showed is applied, without the products of bad rows', async () => {
  const { read, step, findStored, onShelf, db } = await start()
  const before = await db.collection('articles').countDocuments()
  const collection = await db.collection('collections').findOne({})
  const file = (
    head +
    row('IMP-1', '36 (S)', 2) +
    row('IMP-1', '38 (M)', 0) +
    row('IMP-2', '36 (S)', 1, { price: 'dear' }) +
    row('IMP-3', '36 (S)', 1, { category: 'hats' })
  ).replaceAll('autumn-2026', String(collection?.name))

  const { import: planned, items } = await read(file)

  expect(planned).toMatchObject({
    state: 'planned',
    format: 'own',
    rows: 4,
    counts: { created: 1, refused: 2, changed: 0, left: 0 },
  })
  expect(items.map(({ article, kind, problems }) => [article, kind, problems.map(({ code }) => code)])).toEqual([
    ['IMP-1', 'created', []],
    ['IMP-2', 'refused', ['not_a_number']],
    ['IMP-3', 'refused', ['unknown']],
  ])
  expect(await db.collection('articles').countDocuments()).toBe(before)

  expect(await step(planned.id, 'apply')).toMatchObject({ state: 'done', applied: 1, failed: 0 })
  expect(await findStored('IMP-1')).toMatchObject({ is_shown: false, revision: 1, changed: { by: 'olena' } })
  expect(await onShelf('IMP-1')).toEqual({ '36 (S)': 2, '38 (M)': 0 })
  expect(await findStored('IMP-2')).toBeUndefined()
  // Asked again it is answered as it is.
  expect(await step(planned.id, 'apply')).toMatchObject({ state: 'done', applied: 1 })
  expect(await onShelf('IMP-1')).toEqual({ '36 (S)': 2, '38 (M)': 0 })
})

test('the audit log hears what was applied and of which products, and nothing of a dry run', async () => {
  const { upload, take, settle, itemsOf } = await start()
  const file = 'article,title_uk\nDR-1042-BUR-R,Перша\nDR-1042-BUR-L,Перша\n'
  const { import: planned, change: ofDryRun } = await upload(file)
  await settle()
  const { counts } = (await itemsOf(planned.id)).import

  const applied = await take(planned.id, 'apply')
  await settle()

  expect(ofDryRun).toBe(null)
  expect(applied.change?.subjects?.toSorted()).toEqual(['DR-1042-BUR-L', 'DR-1042-BUR-R'])
  expect(applied.change).toEqual({
    action: 'import_apply',
    subject: planned.id,
    subjects: expect.any(Array),
    asked: { file_name: 'goods.csv', ...counts },
    before: { state: 'planned' },
    after: { state: 'applying' },
  })
  // It is there already.
  expect((await take(planned.id, 'apply')).change).toBe(null)
})

test('without a dry run it is a write from the start, with what staff said of the file', async () => {
  const { upload } = await start()
  const asked = { dry_run: '0', currency: 'EUR', rate: '45.5', options: '{"Material":"title"}' }

  const { import: begun, change } = await upload('article\nA-1\n', asked)

  const answers = { language: 'uk', currency: 'EUR', rate: 45.5, collection: null, color: null }
  expect(change).toEqual({
    action: 'import_apply',
    subject: begun.id,
    asked: { file_name: 'goods.csv', ...answers, options: { Material: 'title' } },
  })
  expect(begun.by).toBe('olena')
})

test('an upload without a file is refused', async () => {
  const { upload } = await start()
  await expect(upload('')).rejects.toMatchObject({ details: { fields: { file: 'required' } } })
})

test.each([
  ['options that are no JSON', { options: '{' }, 'options'],
  ['options that are a list', { options: '[]' }, 'options'],
  ['an option of no such use', { options: '{"a":"b"}' }, 'answers.options.a'],
  ['a currency of digits', { currency: '12' }, 'answers.currency'],
  ['a rate of nothing', { rate: '0' }, 'answers.rate'],
])('%s is refused', async (_what, query, field) => {
  const { upload } = await start()

  const refused = upload('article\nA-1\n', query)

  await expect(refused).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { [field]: expect.any(String) } },
  })
})

test('the table of tags and categories keeps what was there, and the audit log hears of what was set', async () => {
  const { staff } = await start()
  const set = (...categories: { word: string; category: string }[]) =>
    staff.write(setImportCategoriesEndpoint, { body: { categories } })
  await set({ word: 'hats', category: 'dresses' }, { word: 'gowns', category: 'skirts' })

  const { categories, change } = await set({ word: 'Gowns', category: 'dresses' })

  expect(categories).toEqual(expect.arrayContaining(['hats', 'gowns'].map(word => ({ word, category: 'dresses' }))))
  expect(await staff.read(importCategoriesEndpoint)).toMatchObject({ categories })
  expect(change).toEqual({
    action: 'import_categories',
    subject: 'categories',
    before: { categories: [{ word: 'gowns', category: 'skirts' }] },
    after: { categories: [{ word: 'Gowns', category: 'dresses' }] },
  })
  await expect(set({ word: 'hats', category: 'no-such' })).rejects.toMatchObject({
    details: { fields: { 'categories.0.category': 'unknown' } },
  })
})

test.each(['uk', 'en'] as const)(
  'what was exported for %s and imported again changes nothing, sold items neither',
  async language => {
    const { read, exportProducts, db } = await start()
    await db
      .collection('articles')
      .updateOne({ article: 'DR-1042-BUR-R' }, { $set: { 'title.uk': '=1+1;"х"', 'care.uk': "'-дбайливо\nпрати" } })
    const text = await exportProducts(language)
    await db
      .collection('stock')
      .updateOne({ article: 'DR-1042-BUR-R', size: '36 (S)' }, { $inc: { available: -1, sold: 1 } })

    const { import: planned } = await read(text)

    const products = await db.collection('articles').countDocuments()
    expect(planned.counts).toEqual({ created: 0, changed: 0, refused: 0, left: products })
    expect(text.startsWith('\uFEFFarticle')).toBe(true)
    expect(text).toContain(`"'=1+1;""х"""`)
  },
)

test.each(['\n', '\r', '\r\n'])('a break %j inside a text of a product begins no row of the export', async line => {
  const { exportProducts, db } = await start()
  const care = { 'care.uk': `дбайливо${line}=1+1` }
  await db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: care })
  const outside = (await exportProducts('en', { 'search[article]': 'DR-1042-BUR-R' })).replace(/"(?:[^"]|"")*"/g, '')

  expect(outside.split(/[\r\n]+/).filter(row => row.startsWith('='))).toEqual([])
})

test('of an export only the wanted products come', async () => {
  const { exportProducts } = await start()

  const lines = (await exportProducts('en', { 'search[article]': 'DR-1042-BUR-R' })).trim().split('\r\n')

  expect(lines[0]).toContain(',size,barcode,own_code,price_uah,')
  expect(lines.slice(1).every(line => line.startsWith('DR-1042-BUR-R,'))).toBe(true)
})

test('the same count again is no difference, even after a sale', async () => {
  const { read, step, onShelf, db } = await start()
  const size = { article: 'DR-1042-BUR-R', size: '36 (S)' }
  await db.collection('stock').updateOne(size, { $set: { available: 5, received: 5, sold: 0, holds: [] } })
  const file = (count: number) => `article,size,stock\nDR-1042-BUR-R,36 (S),${count}\n`
  await step((await read(file(8))).import.id, 'apply')
  await db.collection('stock').updateOne(size, { $inc: { available: -3, sold: 3 } })

  expect((await read(file(8))).import.counts.left).toBe(1)
  await step((await read(file(6))).import.id, 'apply')
  expect((await onShelf('DR-1042-BUR-R'))['36 (S)']).toBe(3)
})

test('items that come go to those who ordered in advance', async () => {
  const { read, step, db } = await start()
  const size = { article: 'DR-1042-BUR-R', size: '36 (S)' }
  const promised = {
    available: 0,
    received: 0,
    sold: 0,
    holds: [],
    preorder_promised: 2,
    preorder_sold: 2,
    preorder_holds: [],
  }
  await db.collection('stock').updateOne(size, { $set: promised })

  await step((await read('article,size,stock_change\nDR-1042-BUR-R,36 (S),5\n')).import.id, 'apply')

  expect(await db.collection('stock').findOne(size)).toMatchObject({
    available: 3,
    received: 5,
    holds: [{ order: 'arrival', count: 2 }],
  })
})

test('a cancelled import applies nothing, and one that is done cannot be cancelled', async () => {
  const { read, step, take, findStored } = await start()
  const { import: planned } = await read('article,title_uk\nDR-1042-BUR-R,Нова\n')

  expect((await take(planned.id, 'cancel')).change).toMatchObject({
    action: 'import_cancel',
    subject: planned.id,
    before: { state: 'planned' },
    after: { state: 'cancelled' },
  })
  await expect(step(planned.id, 'apply')).rejects.toMatchObject({ code: 'illegal_transition' })
  expect((await findStored('DR-1042-BUR-R'))?.title.uk).not.toBe('Нова')
})

test.each([
  ['nothing', ' ', 'empty'],
  ['no column of articles', 'name,size\nx,S\n', 'no_columns'],
  ['an open quote', 'article\n"x\n', 'quotes'],
  ['bytes that are no text', 'article\n\0\n', 'not_text'],
])('a file with %s cannot be read, and says why', async (_what, text, code) => {
  const { read } = await start()

  expect((await read(text)).import).toMatchObject({ state: 'unreadable', problem: { code } })
})

test('shoppers see what an import changed', async () => {
  const { read, step, refresh, get } = await start()
  const { import: planned } = await read('article,title_uk,title_en\nDR-1042-BUR-R,Імпортована,Imported\n')
  await step(planned.id, 'apply')
  await refresh()

  const { body } = await get('/api/products/get-by/model-by-article?article=DR-1042-BUR-R')
  expect(body.product.title).toEqual({ uk: 'Імпортована', en: 'Imported' })
})
