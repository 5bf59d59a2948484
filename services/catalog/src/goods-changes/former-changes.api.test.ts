import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { changeModelSizesEndpoint } from '@shop/contracts/staff/goods/staff-model-sizes'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import { startApi } from '../../test/start-api.ts'

const article = 'DR-1042-BUR-R'
const model = 'wrap-dress'
const who = 'olha'
const past = new Date(0)
const size = '36 (S)'

async function open() {
  const api = await startApi()
  const read = async () => (await api.staff.read(staffGoodsEndpoint, { params: { article } })).product
  const stored = await api.db.collection('articles').findOne({ article })
  const dear = stored?.sizes.map((one: object) => ({ ...one, price: { uah: 777_700, eur: null } }))
  const row = { article, revision: 0, before: { sizes: stored?.sizes }, fields: { sizes: dear } }
  const at = new Date()
  const ends_at = new Date(Date.now() + 3_600_000)
  return { ...api, read, row, at, ends_at }
}

test('a change of cells that the version before left half done is brought to its end, and each item moves once', async () => {
  const { db, service, read, row, at, ends_at } = await open()
  const before = (await read()).stock.find(one => one.size === size)?.available ?? 0
  const changes = db.collection<{ _id: string }>('product_size_changes')
  const moved = { limits: [], taken: [], coming: [{ article, size, count: 4 }] }
  const state = { state: 'going', under_way: model, confirmed: false, held_until: past, ends_at }
  await changes.insertOne({ _id: 'k', plan: 'p', model, who, at, rows: [row], ...moved, ...state } as never)

  await service.runJob('goods-changes')
  await service.runJob('goods-changes')

  const after = await read()
  expect(after).toMatchObject({ revision: 1, sizes: expect.arrayContaining([expect.objectContaining({ name: size })]) })
  expect(after.sizes[0]?.price.uah).toBe(7777)
  expect(after.stock.find(one => one.size === size)?.available).toBe(before + 4)
  expect(await changes.countDocuments()).toBe(0)
})

test('a repeat of what the version before has done is told so, and nothing is done twice', async () => {
  const { db, staff, read, row, at, ends_at } = await open()
  const cells = { articles: [{ article, revision: 0, sizes: [{ size, stock_by: 4 }] }], reason: 'Постачання' }
  const body_hash = bodyHash({ who, model, body: cells })
  const told = { before: { [article]: { stock: { [size]: 1 } } }, after: { [article]: { stock: { [size]: 5 } } } }
  const moved = { limits: [], taken: [], coming: [{ article, size, count: 4 }] }
  const state = { state: 'done', confirmed: false, held_until: past, ends_at }
  const done = { _id: 'k', plan: 'p', model, who, at, body_hash, rows: [row], ...moved, ...state, ...told }
  await db.collection('product_size_changes').insertOne(done as never)
  const before = await read()

  const { change } = await staff.write(changeModelSizesEndpoint, {
    who,
    params: { model },
    idempotencyKey: 'k',
    body: cells,
  })
  expect(change).toMatchObject(told)
  expect((await read()).stock).toEqual(before.stock)
})

test('a change of many that the version before has made half goes on, and can be taken back', async () => {
  const { db, service, staff, read, row, at, ends_at } = await open()
  const id = '7b1de6a2-5f0c-4d57-8e59-0f8f2b1f4c11'
  const before = await read()
  // The first of two chunks has reached the article when the process died.
  await db
    .collection('articles')
    .updateOne({ article }, { $set: { ...row.fields, revision: 1, changed: { by: who, at } } })
  const other = 'DR-1042-BUR-L'
  const chunk = (place: number, names: string[], rows: object[] | null) => ({
    ...{ plan: 'p', place, names, rows, left: 0, refused: [], changed: [], restored: [], ends_at },
  })
  await db
    .collection('product_bulk_rows')
    .insertMany([chunk(0, [article], [{ ...row, revision: 1 }]), chunk(1, [other], null)])
  const counts = { total: 2, chunks: 2, next: 0, done: 0, changed: 0, left: 0, refused: [], undo: null, tries: 1 }
  const held = { holder: 'dead', held_until: past, under_way: true, state: 'running', body_hash: 'h' }
  const change = { do: 'hide' }
  await db
    .collection('product_bulks')
    .insertOne({ _id: id, who, at, ends_at, plan: 'p', change, ...counts, ...held } as never)

  await service.runJob('goods-changes')
  await service.runJob('product-bulks')

  expect(await db.collection('goods_changes').findOne({ _id: id as never })).toMatchObject({
    state: 'done',
    changed: 2,
  })
  expect((await read()).revision).toBe(1)
  await staff.write(takeBackChangeEndpoint, { who, params: { id } })
  await service.runJob('product-bulks')
  expect(await read()).toMatchObject({ sizes: before.sizes, is_shown: true })
})
