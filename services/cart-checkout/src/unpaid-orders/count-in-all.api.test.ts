import { freshDatabase } from '@shop/testing/database'
import { createUnpaidOrders, type UnpaidDocument } from './unpaid-orders.repository.ts'

const now = new Date('2026-11-21T10:00:00Z')
const until = new Date('2026-11-21T10:30:00Z')
const cap = { orders: 2, items: 3 }
const both = [
  { id: 'buyer a', cap },
  { id: 'address b', cap },
]

async function started() {
  const db = await freshDatabase()
  const unpaid = createUnpaidOrders(db)
  await unpaid.createIndexes()
  return {
    unpaid,
    count: (order: string, items = 1) => unpaid.countInAll(both, { order, items, until }, { now }),
    /** Which orders are open, by document. */
    open: async () => {
      const found = await db.collection<UnpaidDocument>('unpaid_orders').find().sort({ _id: 1 }).toArray()
      return Object.fromEntries(found.map(({ _id, open }) => [_id, open.map(({ order }) => order)]))
    },
  }
}

test('an order is counted in documents that are there and in those that are not', async () => {
  const { unpaid, count, open } = await started()
  await unpaid.countAnyway('buyer a', { order: '1', items: 1, until })

  expect(await count('2')).toBe(true)

  expect(await open()).toEqual({ 'address b': ['2'], 'buyer a': ['1', '2'] })
})

test('an order that is counted already, or has no room, is not counted again: whose it is says the next question', async () => {
  const { unpaid, count, open } = await started()
  await count('1')
  expect(await count('1')).toBe(false)
  expect(await count('2', 3)).toBe(false)
  await unpaid.countAnyway('address b', { order: '3', items: 2, until })

  expect(await count('2')).toBe(false)

  expect(await open()).toEqual({ 'address b': ['1', '3'], 'buyer a': ['1', '2'] })
  const entry = { order: '2', items: 1, until }
  expect(await unpaid.count({ id: 'buyer a', cap }, entry, { now })).toBeNull()
  expect(await unpaid.count({ id: 'address b', cap }, entry, { now })).toHaveLength(2)
})

test('of many orders at once exactly as many as fit are in each document', async () => {
  const { count, open } = await started()

  const counted = await Promise.all(Array.from({ length: 12 }, (_, index) => count(`${index}`)))

  // One may have been first in this document, another in that one.
  expect(counted.filter(Boolean).length).toBeLessThanOrEqual(cap.orders)
  expect(Object.values(await open()).map(({ length }) => length)).toEqual([cap.orders, cap.orders])
})
