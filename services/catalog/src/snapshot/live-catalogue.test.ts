import { silentLog } from '@shop/service-kit/log/log'
import { demoParts } from '../../test/demo-parts.ts'
import type { StockMark } from '../stock/follow-stock.ts'
import { buildSnapshot, withEntries } from './build-snapshot.ts'
import { createLiveCatalogue, type WantedKey } from './live-catalogue.ts'
import type { Snapshot, SnapshotKey } from './snapshot.ts'

const mark = { from: 0, newest: 0, foundAt: 0, known: new Map<string, number>() }

function started() {
  const parts = demoParts()
  const inDatabase: WantedKey = { ...parts.key, recent: [], stock: { mark, articles: [] } }
  const wanted = jest.fn(async (_mark: StockMark | null) => ({ ...inDatabase }))
  const load = jest.fn(async (key: SnapshotKey) => buildSnapshot({ ...parts, key }))
  const renew = jest.fn(async (snapshot: Snapshot, key: SnapshotKey, _articles: readonly string[]) =>
    withEntries(snapshot, key, []),
  )
  const live = createLiveCatalogue({ readKey: wanted, load, renew, log: silentLog, freshMs: 1000 })
  return { inDatabase, wanted, load, renew, live }
}

const settled = () => new Promise(resolve => setTimeout(resolve))
const now = jest.spyOn(performance, 'now')
beforeEach(() => now.mockReturnValue(0))
afterAll(() => now.mockRestore())

test('the first who ask wait for one and the same catalogue', async () => {
  const { live, load } = started()

  const [one, other] = await Promise.all([live.current(), live.current()])

  expect(one).toBe(other)
  expect(load).toHaveBeenCalledTimes(1)
})

test('within a second the version is not read again', async () => {
  const { live, wanted } = started()
  for (let turn = 0; turn < 5; turn++) await live.current()

  expect(wanted).toHaveBeenCalledTimes(1)
})

test.each([
  ['a change by staff', { version: 2 }],
  ['midnight in Kyiv', { today: '2026-11-22' }],
  ['a new rate', { rate: 4600 }],
  ['more changes of articles than are remembered', { articleChanges: 3, recent: ['A-1', 'B-1'] }],
  ['an older database put in place of this one', { articleChanges: -1 }],
])('%s has everything read again, and nobody waits for it', async (_what, change) => {
  const { live, inDatabase, load } = started()
  const before = await live.current()
  Object.assign(inDatabase, change)
  now.mockReturnValue(1001)

  expect(await live.current()).toBe(before)
  await live.refresh()

  expect(await live.current()).not.toBe(before)
  expect(load).toHaveBeenCalledTimes(2)
})

test('sizes that sell out have only their articles read again', async () => {
  const { live, inDatabase, load, renew } = started()
  const before = await live.current()
  Object.assign(inDatabase, { articleChanges: 3, recent: ['old', 'A-1', 'B-1', 'A-1'] })

  await live.refresh()

  expect(renew).toHaveBeenCalledWith(before, { ...before.key, articleChanges: 3 }, ['A-1', 'B-1'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('an item that is sold has its article read again, and nobody reads it twice', async () => {
  const { live, inDatabase, wanted, load, renew } = started()
  const before = await live.current()
  const later = { ...mark, newest: 1 }
  Object.assign(inDatabase, { articleChanges: 1, recent: ['A-1'], stock: { mark: later, articles: ['A-1', 'B-1'] } })
  renew.mockRejectedValueOnce(new Error('no database'))

  await expect(live.refresh()).rejects.toThrow('no database')
  await live.refresh()
  Object.assign(inDatabase, { stock: { mark: later, articles: [] } })
  await live.refresh()

  expect(renew).toHaveBeenLastCalledWith(before, { ...before.key, articleChanges: 1 }, ['A-1', 'B-1'])
  expect(renew).toHaveBeenCalledTimes(2)
  expect(wanted.mock.calls).toEqual([[null], [mark], [mark], [later]])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a look that takes long is not taken for a newer one than it is', async () => {
  const { live, inDatabase, wanted } = started()
  await live.current()
  const slow = Promise.withResolvers<WantedKey>()
  wanted.mockReturnValueOnce(slow.promise)
  now.mockReturnValue(1001)
  live.current()
  now.mockReturnValue(2500)
  live.current()
  slow.resolve(inDatabase)
  await live.refresh()

  await live.keepFresh()

  expect(wanted).toHaveBeenCalledTimes(3)
})

test('while the database does not answer the shop goes on with what it has', async () => {
  const { live, wanted } = started()
  const before = await live.current()
  wanted.mockRejectedValue(new Error('no database'))

  for (const moment of [1001, 2002]) {
    now.mockReturnValue(moment)
    expect(await live.current()).toBe(before)
    await settled()
  }

  expect(wanted).toHaveBeenCalledTimes(3)
})
