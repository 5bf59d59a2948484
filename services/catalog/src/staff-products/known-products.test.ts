import type { CatalogueMark } from '../storage/catalogue-version.repository.ts'
import { createKnownProducts, type KnownProductsDeps } from './known-products.ts'

// What is read of the database, counted: with 10,000 articles a whole reading takes seconds.
function openList() {
  const mark: CatalogueMark = { version: 1, articleChanges: 0, recent: [], edits: 0, explainedVersions: 0 }
  const reads = { all: 0, named: [] as string[][] }
  const articles: Partial<KnownProductsDeps['articles']> = {
    async *allForStaff() {
      reads.all++
      yield* []
    },
    async allAmong(names) {
      reads.named.push([...names])
      return []
    },
  }
  const stock: Partial<KnownProductsDeps['stock']> = {
    allShelves: async () => new Map(),
    shelvesOf: async () => new Map(),
  }
  const version: Partial<KnownProductsDeps['version']> = { current: async () => structuredClone(mark) }
  const list = createKnownProducts({ articles, stock, version } as KnownProductsDeps)
  return { list, mark, reads }
}

test('the list of staff reads every article once, and afterwards those that were changed', async () => {
  const { list, mark, reads } = openList()
  await list()
  await list()
  expect(reads).toEqual({ all: 1, named: [] })

  Object.assign(mark, { articleChanges: 2, recent: ['CO-1', 'DR-7'] })
  await list()
  expect(reads).toEqual({ all: 1, named: [['CO-1', 'DR-7']] })
})

test('a category, a colour or a bundle that changed has no article read again', async () => {
  const { list, mark, reads } = openList()
  await list()
  Object.assign(mark, { version: 2, explainedVersions: 1 })
  await list()
  expect(reads).toEqual({ all: 1, named: [] })
})

test('when anything may have changed, or more than the mark can name, all articles are read again', async () => {
  const { list, mark, reads } = openList()
  await list()
  mark.version = 2
  await list()
  expect(reads.all).toBe(2)
  Object.assign(mark, { articleChanges: 3, recent: ['DR-7'] })
  await list()
  expect(reads).toEqual({ all: 3, named: [] })
})
