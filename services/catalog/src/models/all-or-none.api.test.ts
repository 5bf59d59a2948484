import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { newProductsEndpoint, productFormSchema } from '@shop/contracts/staff/goods/staff-product-forms'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import type { Db } from 'mongodb'
import { commandsOf } from '../../test/commands-of.ts'
import { model, names, openModel, text } from '../../test/model-dress.ts'
import type { GoodsChange } from '../goods-changes/goods-change.ts'

const underWay = (db: Db) => db.collection('goods_changes').countDocuments({ under_way: { $exists: true } })

test('who saves on what somebody else has changed, made or moved away is told so, and nothing is written', async () => {
  const { read, saveOne, refusal, findStored, staff } = await openModel()
  const seen = await read()
  await saveOne(names[3] ?? '', { description: text('Довга', 'Long') })

  expect(await refusal({ title: text('Інша', 'Other') }, seen)).toMatchObject({
    code: 'changed_meanwhile',
    details: { revision: 2, by: 'iryna' },
  })
  const newer = await read()
  const [first] = newer.articles
  const form = (await staff.read(staffGoodsEndpoint, { params: { article: first?.article ?? '' } })).product
  await staff.write(newProductsEndpoint, {
    who: 'iryna',
    body: { ...productFormSchema.parse(form), articles: [{ article: 'DR-77-MOC', color: 'mocha', height: null }] },
  })
  expect(await refusal({ title: text('Інша', 'Other') }, newer)).toMatchObject({ code: 'changed_meanwhile' })
  expect((await findStored()).map(({ title }) => title.uk)).toEqual(Array(9).fill('Сукня'))
})

test('when a colleague is faster with one of them while it is being written, none of the others is changed', async () => {
  const { refusal, saveOne, findStored, db } = await openModel()
  const disarm = armFailpoint('goods-change-begun', () => {
    disarm()
    return saveOne(names[5] ?? '', { title: text('Моя', 'Mine') })
  })

  const refused = await refusal({ title: text('Інша', 'Other') })

  expect(refused).toMatchObject({ code: 'changed_meanwhile', details: { by: 'iryna' } })
  expect((await findStored()).map(({ title }) => title.en)).toEqual(
    names.map((_, index) => (index === 5 ? 'Mine' : 'Dress')),
  )
  expect(await underWay(db)).toBe(0)
})

test.each(['goods-change-begun', 'goods-change-written'] as const)(
  'a process that dies at %s leaves no colour behind: a job writes the rest and tells the lists',
  async point => {
    let now = new Date('2026-11-21T10:00:00Z')
    const { save, findStored, service, db, read } = await openModel({ clock: { now: () => now } })
    const seen = await read()
    const disarm = armFailpoint(point, () => {
      throw new Error('stopped')
    })
    await expect(save({ title: text('Інша', 'Other') }, seen)).rejects.toThrow('stopped')
    disarm()
    if (point === 'goods-change-begun') {
      // The database had taken the first of them when the process died.
      const change = await db.collection<GoodsChange>('goods_changes').findOne({ under_way: model })
      const [row] = change?.chunk?.rows ?? []
      const planned = { plans: [change?.plan], revision: 2, changed: { by: change?.who, at: change?.at } }
      await db.collection('articles').updateOne({ article: row?.article }, { $set: { ...row?.fields, ...planned } })
    }
    // For a while it could be that the process is only slow.
    await service.runJob('goods-changes')
    expect(await underWay(db)).toBe(1)

    now = new Date('2026-11-21T10:01:00Z')
    await service.runJob('goods-changes')

    const after = await findStored()
    expect(after.map(({ title, revision }) => [title.en, revision])).toEqual(names.map(() => ['Other', 2]))
    expect(after.every(({ follow_up }) => follow_up === undefined)).toBe(true)
    expect(await underWay(db)).toBe(0)
  },
)

test('what a process that died left undone is taken back in whole where a colleague has saved one of them since', async () => {
  let now = new Date('2026-11-21T10:00:00Z')
  const { save, findStored, service, read, saveOne } = await openModel({ clock: { now: () => now } })
  const seen = await read()
  const disarm = armFailpoint('goods-change-begun', () => {
    throw new Error('stopped')
  })
  await expect(save({ title: text('Інша', 'Other') }, seen)).rejects.toThrow('stopped')
  disarm()
  await saveOne(names[5] ?? '', { title: text('Моя', 'Mine') })

  now = new Date('2026-11-21T10:01:00Z')
  await service.runJob('goods-changes')

  expect((await findStored()).map(({ title }) => title.en)).toEqual(
    names.map((_, index) => (index === 5 ? 'Mine' : 'Dress')),
  )
  // The model can be saved again.
  await save({ title: text('Інша', 'Other'), overwrite: ['title'] })
  expect((await findStored()).map(({ title }) => title.en)).toEqual(names.map(() => 'Other'))
})

test('however many articles a model has, its page asks the database twice, and saving the model six times', async () => {
  const api = await openModel()
  const seen = await api.read()

  expect(await commandsOf(api.db, () => api.read())).toEqual(['aggregate articles', 'aggregate versions'])
  expect(await commandsOf(api.db, () => api.save({ title: text('Інша', 'Other') }, seen))).toHaveLength(6)
})
