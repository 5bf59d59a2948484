import { DAY_MS } from '@shop/calendar/durations'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
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

test('a product that somebody changes after the dry run is refused, the others are applied', async () => {
  const { read, step, findStored, itemsOf, db } = await start()
  const { import: planned } = await read('article,title_uk\nDR-1042-BUR-R,Перша\nDR-1042-BUR-L,Перша\n')
  await db
    .collection('articles')
    .updateOne({ article: 'DR-1042-BUR-R' }, { $set: { revision: 7, changed: { by: 'iryna', at: new Date() } } })

  expect(await step(planned.id, 'apply')).toMatchObject({ state: 'done', applied: 1, failed: 1 })
  expect((await findStored('DR-1042-BUR-R'))?.title.uk).not.toBe('Перша')
  expect((await findStored('DR-1042-BUR-L'))?.title.uk).toBe('Перша')
  const { items } = await itemsOf(planned.id, 'failed')
  expect(items).toMatchObject([{ article: 'DR-1042-BUR-R', problems: [{ code: 'changed_meanwhile', value: 'iryna' }] }])
})

test.each(['goods-change-planned', 'goods-change-written', 'goods-change-applied'] as const)(
  'an import that dies at %s is finished, each item once',
  async point => {
    const { read, step, onShelf, itemsOf, settle, findStored, db } = await start()
    await db
      .collection('stock')
      .updateOne(
        { article: 'DR-1042-BUR-R', size: '36 (S)' },
        { $set: { available: 5, received: 5, sold: 0, holds: [] } },
      )
    const { import: planned } = await read('article,size,stock,title_uk\nDR-1042-BUR-R,36 (S),8,Нова\n')
    const disarm = armFailpoint(point, () => {
      throw new Error('died')
    })
    await step(planned.id, 'apply')
    disarm()
    expect((await itemsOf(planned.id)).import.state).toBe('applying')

    for (const name of ['imports', 'goods_changes'])
      await db.collection(name).updateMany({}, { $set: { held_until: new Date(0) } })
    await settle()

    expect((await itemsOf(planned.id)).import).toMatchObject({ state: 'done', applied: 1, failed: 0 })
    expect((await onShelf('DR-1042-BUR-R'))['36 (S)']).toBe(8)
    expect(await findStored('DR-1042-BUR-R')).toMatchObject({ revision: 1, title: { uk: 'Нова' } })
  },
)

test('a file whose reading ended the process three times is given up, not taken up again', async () => {
  const { db, read, settle, itemsOf } = await start()
  const { import: started } = await read(head + row('IMP-1', '36 (S)', 1))
  // As three processes leave it that died over it.
  const died = { $set: { state: 'reading', tries: 3, held_until: new Date(0) } }
  await db.collection<{ _id: string }>('imports').updateOne({ _id: started.id }, died)

  await settle()

  const { import: after } = await itemsOf(started.id)
  expect(after).toMatchObject({ state: 'unreadable', problem: { code: 'broken' } })
})

test('applying keeps the rows for as long as the import itself', async () => {
  const { db, read, step } = await start()
  const collection = await db.collection('collections').findOne({})
  const { import: planned } = await read(
    (head + row('IMP-1', '36 (S)', 1)).replaceAll('autumn-2026', String(collection?.name)),
  )
  const inDays = async () => {
    const [found] = await db.collection('import_items').find({ import: planned.id }).toArray()
    return Math.round((found?.expires_at.getTime() - Date.now()) / DAY_MS)
  }
  expect(await inDays()).toBe(1)
  // Killed after a step: nothing that comes at the end of an apply has been done.
  const disarm = armFailpoint('goods-change-applied', () => {
    throw new Error('killed')
  })

  await step(planned.id, 'apply')
  disarm()

  expect(await inDays()).toBe(30)
})
