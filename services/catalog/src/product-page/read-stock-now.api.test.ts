import { freshDatabase } from '@shop/testing/database'
import type { Db } from 'mongodb'
import { createStockRepository } from '../stock/stock.repository.ts'
import { createCatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import { createStockReader } from './read-stock-now.ts'
import { createStockNowRepository } from './stock-now.repository.ts'

let repositories: ReturnType<typeof repositoriesOf>
let read: ReturnType<typeof createStockReader>

const repositoriesOf = (db: Db) => ({
  stock: createStockRepository(db),
  stockNow: createStockNowRepository(db),
  version: createCatalogueVersionRepository(db),
})

beforeEach(async () => {
  repositories = repositoriesOf(await freshDatabase())
  await repositories.stock.createIndexes()
  await repositories.stock.insertMissing([
    { article: 'A-1', size: 'S', received: 2 },
    { article: 'A-1', size: 'M', received: 0, preorder_limit: 3 },
    { article: 'B-1', size: 'S', received: 5 },
  ])
  read = createStockReader(repositories)
})

test('what lies in stock is read with the state of the catalogue, for each article of its own', async () => {
  await repositories.version.bump()
  await repositories.version.noteStockFlip('A-1')

  const [one, other, none] = await Promise.all([read('A-1'), read('B-1'), read('C-1')])

  const mark = { version: 1, articleChanges: 1, edits: 0 }
  expect(one).toEqual({
    ...mark,
    shelf: { available: new Map(Object.entries({ S: 2, M: 0 })), promisable: new Map([['M', 3]]) },
  })
  expect(other).toEqual({ ...mark, shelf: { available: new Map([['S', 5]]), promisable: new Map() } })
  expect(none).toEqual({ ...mark, shelf: { available: new Map(), promisable: new Map() } })
})

test('of a catalogue that was never changed the stock is read just as well', async () => {
  const { shelf, ...mark } = await read('B-1')

  expect(mark).toEqual({ version: 0, articleChanges: 0, edits: 0 })
  expect(shelf.available).toEqual(new Map([['S', 5]]))
})

test('a page that is asked for later sees what changed since', async () => {
  const before = await read('B-1')
  await repositories.stock.reserve('26-000001', { article: 'B-1', size: 'S', count: 4 }, new Date('2027-01-01'))

  expect([before, await read('B-1')].map(({ shelf }) => shelf.available.get('S'))).toEqual([5, 1])
})
