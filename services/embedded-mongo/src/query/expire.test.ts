import { Collection } from '../collection/collection.ts'
import { createMemoryJournal } from '../store/journal.ts'
import { removeExpired } from './expire.ts'

const now = new Date('2026-05-01T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('removes expired documents, and only those whose date has passed', () => {
  const codes = new Collection({ number: 1, namespace: 'shop.codes', journal: createMemoryJournal() })
  codes.createIndex({ name: 'at_1', key: { at: 1 }, expireAfterSeconds: 60 })
  codes.insert({ _id: 'over', at: ago(61) })
  codes.insert({ _id: 'just over', at: ago(60) })
  codes.insert({ _id: 'still good', at: ago(59) })
  codes.insert({ _id: 'one of several is over', at: [ago(10), ago(100)] })
  codes.insert({ _id: 'no date', at: 0 })
  codes.insert({ _id: 'nothing' })

  expect(removeExpired([codes], now)).toBe(3)

  expect([...codes.rows.values()].map(({ document }) => document._id)).toEqual(['still good', 'no date', 'nothing'])
  expect(removeExpired([codes], now)).toBe(0)
})
