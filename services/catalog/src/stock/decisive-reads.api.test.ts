import { freshDatabase } from '@shop/testing/database'
import { readConcernsOf } from '@shop/testing/read-concerns'
import type { Db } from 'mongodb'
import { createKeyedStockChanges } from '../staff-products/keyed-stock-changes.repository.ts'
import { createStockRepository } from './stock.repository.ts'

const size = { article: 'DR-1', size: '36 (S)' }
const concernsOf = async (work: (db: Db) => Promise<unknown>) => {
  const db = await freshDatabase()
  return readConcernsOf(db, () => work(db))
}

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['a reservation that is there already', db => createStockRepository(db).sizeAsKept(size)],
  ['a move of items that was made already', db => createStockRepository(db).isMoved('key', size)],
  [
    'what a change of stock under a key changed',
    async db => {
      const changes = createKeyedStockChanges(db)
      const request = { article: 'DR-1', key: 'key', bodyHash: 'hash' }
      for (const _ of ['first', 'again']) await changes.begin(request, { before: {}, after: {} }, new Date())
    },
  ],
])('%s is one that the majority has', async (_, work) => {
  expect(await concernsOf(work)).toEqual(['majority'])
})

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['what is to be released of an order', db => createStockRepository(db).findItemsReservedFor('26-000001')],
  ['what lies on the shelves', db => createStockRepository(db).shelvesOf(['DR-1'])],
])('%s is the latest that there is', async (_, work) => {
  expect(await concernsOf(work)).toEqual([null])
})
