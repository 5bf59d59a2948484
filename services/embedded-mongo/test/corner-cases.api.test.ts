import type { Document } from 'mongodb'
import {
  expectOutcome,
  followsMongoInCorners,
  openDatabase,
  outcomeOf,
  refusalWith,
  type TestDatabase,
} from './database.ts'

let server: TestDatabase
let follows: boolean

beforeAll(async () => {
  server = await openDatabase()
  follows = await followsMongoInCorners(server)
  await things().insertMany([
    { _id: 1, n: 5, tags: ['a', 'b', 'a'], owner: 'ada' },
    { _id: 2, n: 7, owner: null },
    { _id: 3, n: 9 },
  ])
})
afterAll(() => server.close())

function corner(fact: string, check: () => Promise<void>): void {
  test(fact, async () => {
    if (follows) await check()
  })
}

type Thing = { _id: number; n?: number; tags?: string[]; list?: string[]; owner?: string | null }

const things = () => server.db.collection<Thing>('things')
const aggregate = (...pipeline: Document[]) => things().aggregate(pipeline).toArray()

corner('adding zero changes nothing', async () => {
  expect((await things().updateOne({ _id: 1 }, { $inc: { n: 0 } })).modifiedCount).toBe(0)
})

corner('pulls what matches a regular expression', async () => {
  await things().updateOne({ _id: 1 }, { $pull: { tags: /^a/ } })
  expect((await things().findOne({ _id: 1 }))?.tags).toEqual(['b'])
})

corner('a set of nothing is made all the same', async () => {
  await things().updateOne({ _id: 2 }, { $addToSet: { list: { $each: [] } } })
  expect((await things().findOne({ _id: 2 }))?.list).toEqual([])
})

corner('groups by a missing field under null', async () => {
  expect(await aggregate({ $group: { _id: '$missing', n: { $sum: 1 } } })).toEqual([{ _id: null, n: 3 }])
})

corner('a part of a group key that is missing stays missing', async () => {
  const groups = await aggregate({ $match: { _id: 3 } }, { $group: { _id: { owner: '$owner' } } })
  expect(groups).toEqual([{ _id: {} }])
})

corner('refuses two operands of an accumulator', async () => {
  const answer = outcomeOf(aggregate({ $group: { _id: 1, n: { $sum: ['$a', '$b'] } } }))
  expectOutcome(await answer, refusalWith(40237))
})

corner('refuses a projection of nothing', async () => {
  expectOutcome(await outcomeOf(aggregate({ $project: {} })), refusalWith(51272))
})

corner('refuses a path with an empty part', async () => {
  expectOutcome(await outcomeOf(things().updateOne({ _id: 1 }, { $set: { 'a..b': 1 } })), refusalWith(56))
})
