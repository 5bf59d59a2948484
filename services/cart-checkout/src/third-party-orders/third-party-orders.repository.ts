import { ShopError } from '@shop/contracts/errors'
import { patternOfAnySpelling } from '@shop/contracts/texts/one-spelling'
import { type ListOrder, readNewestFirst } from '@shop/service-kit/list-files/newest-first'
import { majorityRead } from '@shop/service-kit/storage/majority-read'
import type { Collection, Db, Filter, IndexDescription } from 'mongodb'
import { SALES_CHANGED } from '../order/sales-form.ts'
import { withFiguresDue } from './linked-account.ts'
import type { ThirdPartyOrder } from './third-party-order.ts'

export type ThirdPartyOrders = ReturnType<typeof createThirdPartyOrders>

const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const
const decisive = { ...plain, ...majorityRead } as const
const MAX_TRIES = 50
const newestFirst = { created_at: -1, number: -1 } as const
/** Far more than there ever are. */
const MOST_PAID_TWICE = 500

export const markedTwice: Filter<ThirdPartyOrder> = { alerts: 'double_paid', created_at: { $gt: new Date(0) } }

const newestLinks: ListOrder<ThirdPartyOrder> = {
  at: 'created_at',
  key: 'number',
  placeOf: ({ created_at, number }) => ({ at: created_at, key: number }),
}

const indexes: IndexDescription[] = [
  { key: { number: 1 }, unique: true },
  { key: { ref: 1 }, unique: true },
  { key: { state: 1, expires_at: 1 } },
  { key: { ask_bank_at: 1 } },
  { key: newestFirst },
  { key: { customer_id: 1, created_at: -1 }, name: 'by_account' },
  { key: { figures_due_at: 1 }, name: 'figures_due' },
  { key: { 'attempts.created_at': 1 } },
  { key: { forgotten_at: 1, created_at: 1 }, name: 'persons' },
  { key: { alerts: 1, ...newestFirst } },
]

export function createThirdPartyOrders(db: Db) {
  const orders = db.collection<ThirdPartyOrder>('third_party_orders')
  const lookups = linkLookups(orders)
  return {
    ...lookups,
    ...linkLists(orders),
    ...dueLinks(orders),

    async createIndexes(): Promise<void> {
      await orders.createIndexes(indexes)
    },

    async add(order: ThirdPartyOrder): Promise<void> {
      // The driver writes its _id into what it is given.
      await orders.insertOne({ ...order })
    },
    /** What staff or payers changed since stays. */
    async enterMissing(entered: readonly ThirdPartyOrder[]): Promise<void> {
      for (const order of entered)
        await orders.updateOne({ number: order.number }, { $setOnInsert: order }, { upsert: true })
    },

    /** An order that changed meanwhile stays marked. */
    async figuresSent({ number, version }: Pick<ThirdPartyOrder, 'number' | 'version'>): Promise<void> {
      await orders.updateOne({ number, version }, { $set: { figures_due_at: null, figures_of: [] } })
    },

    /** Changes an order by a rule; null when the rule leaves it as it is, or there is no such order. */
    async change(
      number: string,
      rule: (order: ThirdPartyOrder) => ThirdPartyOrder | null,
    ): Promise<ThirdPartyOrder | null> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const order = await lookups.byNumber(number)
        const changed = order && rule(order)
        if (!order || !changed) return null
        const isTouched = changed.forgotten_at && changed.forgotten_at === order.forgotten_at
        const saved = {
          ...withFiguresDue(order, changed),
          version: order.version + 1,
          sales_form: SALES_CHANGED,
          // A reason may have been written since.
          ...(isTouched && { forgotten_at: null }),
        }
        const { matchedCount } = await orders.replaceOne({ number, version: order.version }, { ...saved })
        if (matchedCount === 1) return saved
      }
      throw new ShopError('busy', { seconds: 5 })
    },
  }
}

function linkLookups(orders: Collection<ThirdPartyOrder>) {
  return {
    byNumber: (number: string): Promise<ThirdPartyOrder | null> => orders.findOne({ number }, decisive),
    byRef: (ref: string): Promise<ThirdPartyOrder | null> => orders.findOne({ ref }, decisive),

    findNamed: (numbers: readonly string[]): Promise<ThirdPartyOrder[]> =>
      orders.find({ number: { $in: [...numbers] } }, plain).toArray(),
  }
}

/** What staff, customers and the books are shown. */
function linkLists(orders: Collection<ThirdPartyOrder>) {
  return {
    /** Orders with payments that were begun between these moments, at most so many. */
    payingBetween: (from: Date, until: Date, limit: number): Promise<ThirdPartyOrder[]> =>
      orders
        .find({ 'attempts.created_at': { $gte: from, $lt: until } }, plain)
        .limit(limit)
        .toArray(),

    /** Orders that were paid twice and have both payments still, the newest first. */
    findPaidTwice: (): Promise<ThirdPartyOrder[]> =>
      orders.find(markedTwice, plain).sort(newestFirst).limit(MOST_PAID_TWICE).toArray(),

    /** For staff, newest first; the search is for a part of the number or the note. */
    async page({ page, limit, search }: { page: number; limit: number; search: string }) {
      const filter = listFilter(search)
      const found = orders.find(filter, plain).sort(newestFirst)
      const [list, count] = await Promise.all([
        found
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        orders.countDocuments(filter, { maxTimeMS: 2000 }),
      ])
      return { orders: list, count }
    },

    countListed: (search: string): Promise<number> => orders.countDocuments(listFilter(search), { maxTimeMS: 2000 }),

    /** All that the list finds, for a file. */
    batches: (search: string): AsyncGenerator<ThirdPartyOrder[]> =>
      readNewestFirst(orders, { filter: listFilter(search), order: newestLinks, projection: plain.projection }),

    /** Orders linked to these accounts, the newest first. */
    ofCustomers: (customers: readonly string[]): Promise<ThirdPartyOrder[]> =>
      orders
        .find({ customer_id: { $in: [...customers] } }, plain)
        .sort({ created_at: -1 })
        .toArray(),
  }
}

function listFilter(search: string): Filter<ThirdPartyOrder> {
  const term = { $regex: patternOfAnySpelling(search), $options: 'i' }
  return {
    // Named so that the list walks the index that its sort needs.
    created_at: { $gt: new Date(0) },
    ...(search && { $or: [{ number: term }, { note: term }] }),
  }
}

/** Orders for which the clock has something to do. */
function dueLinks(orders: Collection<ThirdPartyOrder>) {
  return {
    overdue: (now: Date, limit: number): Promise<ThirdPartyOrder[]> =>
      orders
        .find({ state: { $in: ['none', 'declined', 'in_processing'] }, expires_at: { $lte: now } }, plain)
        .limit(limit)
        .toArray(),
    dueForPoll: (now: Date, limit: number): Promise<ThirdPartyOrder[]> =>
      orders
        .find({ ask_bank_at: { $lte: now } }, plain)
        .sort({ ask_bank_at: 1 })
        .limit(limit)
        .toArray(),

    /** Entered before then and not touched since, with what staff wrote in them. */
    async writtenBefore(moment: Date, limit: number): Promise<ThirdPartyOrder[]> {
      const old = { forgotten_at: null, created_at: { $lt: moment } }
      const found = await orders.find(old, plain).sort({ created_at: 1 }).limit(limit).toArray()
      return found.filter(({ history }) => (history.at(-1)?.at ?? moment) < moment)
    },

    figuresDue: (now: Date, limit: number): Promise<ThirdPartyOrder[]> =>
      orders
        .find({ figures_due_at: { $lte: now } }, plain)
        .sort({ figures_due_at: 1 })
        .limit(limit)
        .toArray(),
  }
}
