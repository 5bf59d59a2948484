import { freshDatabase } from '@shop/testing/database'
import type { Db } from 'mongodb'
import { seedCatalog } from './seed.ts'

const day = (date: string) => ({ now: new Date(`${date}T09:00:00Z`) })

async function everything(db: Db) {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  const names = collections.map(({ name }) => name).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, await db.collection(name).find().sort({ _id: 1 }).toArray()])),
  )
}

test('seeding again, even weeks later, changes nothing', async () => {
  const db = await freshDatabase()
  await seedCatalog(db, day('2026-11-21'))
  const before = await everything(db)

  await seedCatalog(db, day('2026-12-24'))

  expect(await everything(db)).toEqual(before)
})

test('what staff changed and what was sold stays', async () => {
  const db = await freshDatabase()
  await seedCatalog(db)
  const [articles, stock] = [db.collection('articles'), db.collection('stock')]
  await articles.updateOne({ article: 'DR-1042-BUR-R' }, { $set: { 'title.uk': 'Своя назва' } })
  await articles.deleteOne({ article: 'DR-1042-BUR-L' })
  await stock.updateOne({ article: 'DR-1042-BUR-R', size: '36 (S)' }, { $inc: { available: -1, sold: 1 } })

  await seedCatalog(db)

  expect(await articles.findOne({ article: 'DR-1042-BUR-R' })).toMatchObject({ title: { uk: 'Своя назва' } })
  expect(await articles.findOne({ article: 'DR-1042-BUR-L' })).not.toBeNull()
  expect(await stock.findOne({ article: 'DR-1042-BUR-R', size: '36 (S)' })).toMatchObject({ available: 23, sold: 1 })
})

test('when forced, texts and prices are those of the demonstration again, but never the stock', async () => {
  const db = await freshDatabase()
  await seedCatalog(db)
  await db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { 'title.uk': 'Своя назва' } })
  await db
    .collection('stock')
    .updateOne({ article: 'DR-1042-BUR-R', size: '36 (S)' }, { $inc: { available: -1, sold: 1 } })

  await seedCatalog(db, { force: true })

  expect(await db.collection('articles').findOne({ article: 'DR-1042-BUR-R' })).toMatchObject({
    title: { uk: 'Сукня на запах' },
  })
  expect(await db.collection('stock').findOne({ article: 'DR-1042-BUR-R', size: '36 (S)' })).toMatchObject({ sold: 1 })
})
