import { freshDatabase } from '@shop/testing/database'
import { readConcernsOf } from '@shop/testing/read-concerns'
import type { Db } from 'mongodb'
import { createGoodsChanges } from '../goods-changes/goods-changes.repository.ts'
import { createStockRepository } from './stock.repository.ts'

const size = { article: 'DR-1', size: '36 (S)' }
const concernsOf = async (work: (db: Db) => Promise<unknown>) => {
  const db = await freshDatabase()
  return readConcernsOf(db, () => work(db))
}

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['a reservation that is there already', db => createStockRepository(db).sizeAsKept(size)],
  ['a move of items that was made already', db => createStockRepository(db).isMoved('key', size)],
  ['a change of goods under a key', db => createGoodsChanges(db).find('key')],
])('%s is one that the majority has', async (_, work) => {
  expect(await concernsOf(work)).toEqual(['majority'])
})

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['what is to be released of an order', db => createStockRepository(db).findItemsReservedFor('26-000001')],
  ['what lies on the shelves', db => createStockRepository(db).shelvesOf(['DR-1'])],
])('%s is the latest that there is', async (_, work) => {
  expect(await concernsOf(work)).toEqual([null])
})
