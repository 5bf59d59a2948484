import { freshDatabase } from '@shop/testing/database'
import { readConcernsOf } from '@shop/testing/read-concerns'
import type { Db } from 'mongodb'
import { createPromoCodes } from '../promo-codes/promo-codes.repository.ts'
import { createThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { createUnpaidOrders } from '../unpaid-orders/unpaid-orders.repository.ts'
import { createOrderRepository } from './order.repository.ts'

type Work = (db: Db) => Promise<unknown>

const now = new Date('2026-11-21T12:00:00Z')
const use = { order: '26-000001', customer: [] }
const open = { order: '26-000001', items: 1, until: now }
const concernsOf = async (work: Work) => {
  const db = await freshDatabase()
  return readConcernsOf(db, () => work(db))
}

test.each<[string, Work]>([
  ['an order that a repeated request finds', db => createOrderRepository(db).byKey('key')],
  [
    'what was ordered under a key before',
    db => createOrderRepository(db).findEarlier('buyer', { key: 'key', lines_key: 'lines' }),
  ],
  ['an order that a payment event is for', db => createOrderRepository(db).byNumber('26-000001')],
  ['an order that a rule leaves as it is', db => createOrderRepository(db).change('26-000001', () => null)],
  ['an order by link that a payment event is for', db => createThirdPartyOrders(db).byNumber('T-1')],
])('%s is what the majority has', async (_, work) => {
  expect(await concernsOf(work)).toEqual(['majority'])
})

test('an order that is counted already is one that the majority has', async () => {
  const capped = { id: 'buyer', cap: { orders: 1, items: 1 } }
  const concerns = await concernsOf(db => createUnpaidOrders(db).count(capped, open, { now }))

  expect(concerns).toEqual(['majority'])
})

test('a promo code that is reserved already is one that the majority has; how often it is taken is judged again by the write', async () => {
  const concerns = await concernsOf(async db => {
    const codes = db.collection('promo_codes')
    await codes.insertOne({ code: 'FAULTS', version: 1, holds: [] })
    await createPromoCodes(db).reserve('FAULTS', { ...use, until: now } as never, () => null)
  })

  expect(concerns.slice(0, 2)).toEqual(['majority', 'majority'])
  expect(new Set(concerns.slice(2))).toEqual(new Set([null]))
})

test.each<[string, Work]>([
  ['orders that nobody paid in time', db => createOrderRepository(db).findOverdue(now, 10)],
  ['orders that the bank is asked about', db => createOrderRepository(db).dueForPoll(now, 10)],
  ['unfinished orders', db => createOrderRepository(db).findUnfinished(now, 10)],
  ['what staff are shown of links', db => createThirdPartyOrders(db).findPaidTwice()],
])('%s are the latest that there are: a write decides', async (_, work) => {
  expect(await concernsOf(work)).toEqual([null])
})
