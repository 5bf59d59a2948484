import { BATCH } from '@shop/service-kit/list-files/newest-first'
import { systemClock } from '@shop/service-kit/process/clock'
import { freshDatabase } from '@shop/testing/database'
import type { CommandStartedEvent } from 'mongodb'
import { anOrder, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import { createOrderCounts } from '../order-counts/order-counts.repository.ts'
import { createStaffOrders } from '../staff-orders/staff-orders.repository.ts'
import { createExportedOrders } from './exported-orders.repository.ts'

/** Of one moment in the middle there are more orders than fit into a batch. */
function orderAt(index: number): Order {
  const number = `26-${String(index).padStart(6, '0')}`
  const minute = index > 300 && index < 900 ? 300 : index
  const created_at = new Date(noon.getTime() + minute * 60_000)
  return anOrder({ number, ref: `${number}-a`, idempotency_key: number, created_at, state: 'paid' })
}

async function shopOf(count: number) {
  const db = await freshDatabase()
  await createStaffOrders(db, systemClock, createOrderCounts(db)).createIndexes()
  await db.collection<Order>('orders').insertMany(Array.from({ length: count }, (_, index) => orderAt(index)))
  const reads = { count: 0 }
  const note = ({ commandName, command }: CommandStartedEvent) => {
    if (commandName === 'find' && command.find === 'orders' && command.$db === db.databaseName) reads.count += 1
  }
  db.client.on('commandStarted', note)
  return { exported: createExportedOrders(db, systemClock), reads, stop: () => db.client.off('commandStarted', note) }
}

test.each([500, 5000])(
  'of %d orders the first rows leave after one read, and never more than a batch is held',
  async count => {
    const { exported, reads, stop } = await shopOf(count)
    const batches = exported.batches({})

    const numbers = (await batches.next()).value?.map(({ number }: Order) => number) ?? []
    expect([numbers.length, reads.count]).toEqual([BATCH, 1])
    for await (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(BATCH)
      numbers.push(...batch.map(({ number }) => number))
    }
    stop()

    expect(numbers).toEqual([...numbers].sort().reverse())
    expect([numbers.length, new Set(numbers).size]).toEqual([count, count])
    expect(reads.count).toBe(count / BATCH + 1)
  },
)
