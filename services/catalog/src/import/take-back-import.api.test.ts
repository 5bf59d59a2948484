import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import sharp from 'sharp'
import { importCalls } from '../../test/import-calls.ts'
import { startApi } from '../../test/start-api.ts'

const article = 'DR-1042-BUR-R'
const size = '36 (S)'
const picture = 'https://cdn.example/1.png'

async function start() {
  const api = await startApi({
    fetchPicture: () =>
      sharp({ create: { width: 900, height: 1200, channels: 3, background: '#345' } })
        .png()
        .toBuffer(),
  })
  const { articles, stock } = api.repositories
  const collection = String((await api.db.collection('collections').findOne({}))?.name)
  return {
    ...api,
    ...importCalls(api),
    head: 'article,title_uk,title_en,category,collection,color,size,price_uah,stock,is_shown,pictures\n',
    row: (name: string, about = '') => `${name},Сукня,Dress,dresses,${collection},black,${size},3000,2,${about}\n`,
    takeBack: (id: string) => api.staff.write(takeBackChangeEndpoint, { who: 'iryna', params: { id } }),
    findStored: async (name: string) => (await articles.allAmong([name]))[0],
    shelfOf: async (name: string) => (await stock.ofArticle(name)).find(one => one.size === size),
  }
}

test('what an import has made is deleted again, with its shelves', async () => {
  const { read, step, takeBack, findStored, shelfOf, head, row } = await start()
  const { import: planned } = await read(head + row('IMP-1'))
  await step(planned.id, 'apply')
  expect(await findStored('IMP-1')).toMatchObject({ title: { uk: 'Сукня' } })

  expect(await takeBack(planned.id)).toMatchObject({ state: 'undone', restored: 1, left: 0, kept: [] })

  expect(await findStored('IMP-1')).toBeUndefined()
  expect(await shelfOf('IMP-1')).toBeUndefined()
})

test('what an import has changed is as before, and the same file means the same once more', async () => {
  const { read, step, takeBack, findStored, shelfOf } = await start()
  const [before, shelf] = [await findStored(article), await shelfOf(article)]
  const file = `article,title_uk,size,price_uah,stock\n${article},Інша назва,${size},4321,40\n`
  const { import: planned, items } = await read(file)
  await step(planned.id, 'apply')
  expect(await findStored(article)).toMatchObject({ title: { uk: 'Інша назва' } })
  expect((await shelfOf(article))?.available).not.toBe(shelf?.available)

  expect(await takeBack(planned.id)).toMatchObject({ state: 'undone', restored: 1, left: 0, kept: [] })

  const { title, sizes } = (await findStored(article)) ?? {}
  expect({ title, sizes }).toEqual({ title: before?.title, sizes: before?.sizes })
  expect((await shelfOf(article))?.available).toBe(shelf?.available)
  // What the file said of stock is forgotten with it: else its second import would move nothing.
  expect((await read(file)).items[0]?.changes).toEqual(items[0]?.changes)
})

test('pictures go with what an import made and showed; what somebody has changed since is archived and named', async () => {
  const { read, step, takeBack, findStored, head, row, db } = await start()
  const file = `${head}${row('IMP-1', `1,${picture}`)}${row('IMP-2', `1,${picture}`).replace('black', 'burgundy')}`
  const { import: planned } = await read(file)
  expect(await step(planned.id, 'apply')).toMatchObject({ state: 'done', pictures: { done: 2 } })
  expect(await findStored('IMP-1')).toMatchObject({ is_shown: true, pictures: [{}] })
  const care = { uk: 'Інше', en: 'Other' }
  await db.collection('articles').updateOne({ article: 'IMP-2' }, { $set: { care, revision: 9 } })

  const kept = [{ article: 'IMP-2', why: ['archived'] }]
  expect(await takeBack(planned.id)).toMatchObject({ state: 'undone', restored: 1, left: 1, kept })

  expect(await findStored('IMP-1')).toBeUndefined()
  expect(await findStored('IMP-2')).toMatchObject({ is_shown: false, archived: { by: 'iryna' }, care })
})

test('pictures that an import set are those of before again, unless somebody set others since: then they are named', async () => {
  const { read, step, takeBack, findStored, db } = await start()
  const names = [article, 'DR-1042-BUR-L']
  const before = await Promise.all(names.map(findStored))
  const rows = names.map(name => `${name},Інша,${picture}\n`)
  const { import: planned } = await read(`article,title_uk,pictures\n${rows.join('')}`)
  expect(await step(planned.id, 'apply')).toMatchObject({ state: 'done', pictures: { done: 2 } })
  expect((await findStored(article))?.pictures.map(({ name }) => name)).toEqual([expect.stringMatching(/^up-/)])
  await db.collection('articles').updateOne({ article: names[1] }, { $set: { pictures: [], pictures_revision: 9 } })

  expect(await takeBack(planned.id)).toMatchObject({
    restored: 1,
    left: 1,
    kept: [{ article: names[1], why: ['pictures'] }],
  })

  const [first, second] = await Promise.all(names.map(findStored))
  expect(first).toMatchObject({ title: before[0]?.title, pictures: before[0]?.pictures })
  expect(second).toMatchObject({ title: before[1]?.title, pictures: [] })
})

test('applying is stopped between two products: what is done stays, and can be taken back', async () => {
  const { read, step, take, settle, itemsOf, takeBack, findStored, head, row } = await start()
  const names = Array.from({ length: 20 }, (_, place) => `IMP-${place}0`)
  const { import: planned } = await read(head + names.map(name => row(name)).join(''))
  const disarm = armFailpoint('goods-change-applied', async () => {
    disarm()
    await take(planned.id, 'cancel')
  })
  await step(planned.id, 'apply')
  await settle()

  expect((await itemsOf(planned.id)).import).toMatchObject({ state: 'cancelled', applied: 16 })
  expect([await findStored('IMP-150'), await findStored('IMP-160')]).toMatchObject([{ article: 'IMP-150' }, undefined])
  expect(await takeBack(planned.id)).toMatchObject({ state: 'undone', restored: 16, left: 0 })
  expect(await findStored('IMP-150')).toBeUndefined()
})
