import type { Document } from 'mongodb'
import { useThings } from '../things.ts'

const { things } = useThings()

beforeEach(async () => {
  await things().insertMany(
    Array.from({ length: 300 }, (_, _id) => ({
      _id,
      sku: `sku-${String(_id).padStart(3, '0')}`,
      status: _id % 3 === 0 ? 'open' : 'done',
      at: new Date(_id * 1000),
      lines: [{ article: _id % 10 }],
    })),
  )
  await things().createIndexes([
    { key: { sku: 1 }, unique: true },
    { key: { status: 1, at: -1 } },
    { key: { 'lines.article': 1 } },
    { key: { at: 1 }, name: 'open_at', partialFilterExpression: { status: 'open' } },
  ])
})

/** The ways that a plan names, the winning one first: the indexes that it uses, or COLLSCAN. */
function indexesUsed(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return []
  const own = 'indexName' in plan ? [String(plan.indexName)] : []
  const scan = 'stage' in plan && plan.stage === 'COLLSCAN' ? ['COLLSCAN'] : []
  return [...new Set([...own, ...scan, ...Object.values(plan).flatMap(indexesUsed)])]
}

async function findUsedIndex(filter: Document, sort: Document = {}): Promise<string | undefined> {
  return indexesUsed(await things().find(filter).sort(sort).explain('executionStats'))[0]
}

test('explain names the index of a query', async () => {
  expect(await findUsedIndex({ sku: 'sku-005' })).toBe('sku_1')
  expect(await findUsedIndex({ status: 'done' }, { at: -1 })).toBe('status_1_at_-1')
  expect(await findUsedIndex({ 'lines.article': { $in: [1, 2] } })).toBe('lines.article_1')
  expect(await findUsedIndex({ _id: { $gte: 290 } })).toBe('_id_')
})

test('explain reports a scan of the whole collection', async () => {
  expect(await findUsedIndex({ colour: 'red' })).toBe('COLLSCAN')
})

test('explain shows that a partial index is used only for documents that must be in it', async () => {
  expect(await findUsedIndex({ at: { $lt: new Date(5000) } })).toBe('COLLSCAN')
})

test('a query with an index returns the same documents as without one', async () => {
  const open = { status: 'open', at: { $gte: new Date(100_000), $lt: new Date(200_000) } }
  const found = await things().find(open).sort({ at: -1 }).toArray()
  expect(found.map(({ _id }) => _id)).toEqual(Array.from({ length: 33 }, (_, at) => 198 - at * 3))
  const prefixed = await things()
    .find({ sku: /^sku-00/ })
    .sort({ sku: 1 })
    .limit(3)
    .toArray()
  expect(prefixed.map(({ _id }) => _id)).toEqual([0, 1, 2])
})
