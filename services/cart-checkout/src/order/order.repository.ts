import { ShopError } from '@shop/contracts/errors'
import { majorityRead } from '@shop/service-kit/storage/majority-read'
import { type Collection, type Db, type Filter, type IndexDescription, MongoServerError } from 'mongodb'
import type { Order } from './order.ts'
import { SEARCH_FORM } from './search-terms.ts'

export type OrderRepository = ReturnType<typeof createOrderRepository>

/** By the browser or by the account. */
type Placer = Pick<Order, 'buyer'> | Pick<Order, 'customer_id'>

const MAX_READ_MS = 2000
const MAX_TRIES = 50
/** Of orders that have no terms yet, and of those stored by each of the earlier rules. */
export const oldForms = [null, ...Array.from({ length: SEARCH_FORM - 1 }, (_, form) => form + 1)]
const plain = { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS } as const

/** For who tells a buyer or the bank what has become of an order. */
const decisive = { ...plain, ...majorityRead } as const

export type EarlierOrders = { underKey: Order | null; awaiting: Order | null }

type ChangeOptions = {
  /** As the caller has just read or written it: it is read again only when somebody else changed it meanwhile. */
  known?: Order
  /** Until then the caller holds the tasks that the change brings; an order that has some already stays with who works on them. */
  leaseUntil?: Date
}

/** The order as somebody read it: of one version, and with what jobs count in it, which makes no new version. */
function asRead(order: Order): Filter<Order> {
  const { number, version, is_counted = null, counted_as = null, sales_form = null, figures_due_at = null } = order
  return { number, version, is_counted, counted_as, sales_form, figures_due_at }
}

const indexes: IndexDescription[] = [
  { key: { number: 1 }, unique: true },
  { key: { ref: 1 }, unique: true },
  { key: { idempotency_key: 1, buyer: 1 }, unique: true },
  { key: { buyer: 1, lines_key: 1, state: 1 } },
  { key: { state: 1, reserved_until: 1 } },
  { key: { tasks_lease_until: 1 } },
  { key: { ask_bank_at: 1 } },
  { key: { watch_at: 1 } },
  { key: { ask_carrier_at: 1 } },
  { key: { customer_id: 1, created_at: -1 } },
  { key: { awaits: 1, created_at: 1 } },
  { key: { search_form: 1 } },
]

export function createOrderRepository(db: Db) {
  const orders = db.collection<Order>('orders')
  const lookups = orderLookups(orders)
  return {
    ...lookups,
    ...dueOrders(orders),
    ...orderTasks(orders),

    async createIndexes(): Promise<void> {
      await orders.createIndexes(indexes)
    },

    /** False when this buyer has already used the key. */
    async add(order: Order): Promise<boolean> {
      try {
        // The driver writes its _id into what it is given.
        await orders.insertOne({ ...order })
        return true
      } catch (error) {
        if (error instanceof MongoServerError && error.code === 11000 && error.keyPattern?.idempotency_key) return false
        throw error
      }
    },

    /**
     * Changes an order by a rule. A rival's write in between makes the rule judge the newer order again. Null when the rule
     * leaves it as it is, or there is no such order.
     */
    async change(
      number: string,
      rule: (order: Order) => Order | null,
      { known, leaseUntil }: ChangeOptions = {},
    ): Promise<Order | null> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const order = tries === 0 && known ? known : await lookups.byNumber(number)
        const changed = order && rule(order)
        if (!order || !changed) return null
        const isClaimed = leaseUntil && order.tasks_lease_until === null && changed.tasks.length > 0
        const lease = isClaimed && { tasks_lease_until: leaseUntil }
        const saved = { ...changed, version: order.version + 1, ...lease }
        const { matchedCount } = await orders.replaceOne(asRead(order), { ...saved })
        if (matchedCount === 1) return saved
      }
      throw new ShopError('busy', { seconds: 5 })
    },

    async remove(number: string): Promise<void> {
      await orders.deleteOne({ number, state: 'undone' })
    },
  }
}

function orderLookups(orders: Collection<Order>) {
  const one = (filter: Filter<Order>): Promise<Order | null> => orders.findOne(filter, decisive)
  return {
    byNumber: (number: string): Promise<Order | null> => one({ number }),
    byRef: (ref: string): Promise<Order | null> => one({ ref }),
    /** Of any buyer: a key is good for one request of one buyer. */
    byKey: (idempotency_key: string): Promise<Order | null> => one({ idempotency_key }),

    /** What was ordered under this key, and what this buyer ordered of the same things while it waits for money. */
    async findEarlier(buyer: string, { key, lines_key }: { key: string; lines_key: string }): Promise<EarlierOrders> {
      const either = [{ idempotency_key: key }, { buyer, lines_key, state: 'awaiting_payment' as const }]
      const found = await orders.find({ $or: either }, decisive).toArray()
      const isAwaiting = (order: Order) =>
        order.buyer === buyer && order.lines_key === lines_key && order.state === 'awaiting_payment'
      return {
        underKey: found.find(({ idempotency_key }) => idempotency_key === key) ?? null,
        awaiting: found.find(isAwaiting) ?? null,
      }
    },

    /** The buyer's order of the same things that still waits for money. */
    findAwaiting: (buyer: string, lines_key: string): Promise<Order | null> =>
      one({ buyer, lines_key, state: 'awaiting_payment' }),

    /** The named orders that this buyer or customer placed and that wait for money, the first to expire before the others. */
    findAwaitingRefs: (
      placer: Placer,
      numbers: readonly string[],
    ): Promise<Pick<Order, 'number' | 'ref' | 'reserved_until'>[]> =>
      orders
        .find({ number: { $in: [...numbers] }, ...placer, state: 'awaiting_payment' }, plain)
        // Two orders of one moment come in the order of their numbers, not in the one that the database happens to keep.
        .sort({ reserved_until: 1, number: 1 })
        .toArray(),

    /** Paid orders that wait for items of a size, the oldest first. */
    findWaitingFor({ article, size }: { article: string; size: string }, limit: number): Promise<Order[]> {
      return orders
        .find({ awaits: `${article} ${size}` }, plain)
        .sort({ created_at: 1 })
        .limit(limit)
        .toArray()
    },

    /** Orders that staff do not find in all of today's ways. */
    async findWithOldTerms(limit: number): Promise<string[]> {
      const found = orders.find({ search_form: { $in: oldForms } }, plain).limit(limit)
      return (await found.toArray()).map(({ number }) => number)
    },
  }
}

/** Orders for which the clock has something to do. */
function dueOrders(orders: Collection<Order>) {
  /** The orders whose moment of this name has come, the longest overdue first. */
  const dueBy =
    (moment: 'ask_bank_at' | 'watch_at' | 'ask_carrier_at') =>
    (now: Date, limit: number): Promise<Order[]> =>
      orders
        .find({ [moment]: { $lte: now } }, plain)
        .sort({ [moment]: 1 })
        .limit(limit)
        .toArray()
  return {
    /** Orders that nobody paid in time, the oldest first; `except` names those that were looked at already. */
    async findOverdue(now: Date, limit: number, except: readonly string[] = []): Promise<string[]> {
      const isOther = except.length > 0 && { number: { $nin: [...except] } }
      const found = orders.find({ state: 'awaiting_payment', reserved_until: { $lte: now }, ...isOther }, plain)
      return (await found.sort({ reserved_until: 1 }).limit(limit).toArray()).map(({ number }) => number)
    },

    /** Orders about whose payment the bank must be asked. */
    dueForPoll: dueBy('ask_bank_at'),

    /** Orders of which the clock has something to say. */
    findDueForWatch: dueBy('watch_at'),

    /** Orders with parcels on their way, those first that the carrier was asked about longest ago. */
    findDueForTracking: dueBy('ask_carrier_at'),

    /** No new version: a rule that is being applied need not be judged again for it. */
    async postponeTracking(numbers: string[], now: Date, ask_carrier_at: Date): Promise<void> {
      await orders.updateMany({ number: { $in: numbers }, ask_carrier_at: { $lte: now } }, { $set: { ask_carrier_at } })
    },
  }
}

/** The tasks of orders, and the leases of the processes that work on them. */
function orderTasks(orders: Collection<Order>) {
  return {
    /** Orders with tasks that nobody works on. */
    async findUnfinished(now: Date, limit: number): Promise<string[]> {
      const found = orders.find({ tasks_lease_until: { $lte: now } }, plain)
      return (await found.sort({ tasks_lease_until: 1 }).limit(limit).toArray()).map(({ number }) => number)
    },

    /** Claims the tasks of an order; null when another process works on them, or there are none. */
    claimTasks(number: string, now: Date, until: Date): Promise<Order | null> {
      return orders.findOneAndUpdate(
        { number, tasks_lease_until: { $lte: now } },
        { $set: { tasks_lease_until: until }, $inc: { version: 1 } },
        { projection: { _id: 0 }, returnDocument: 'after' },
      )
    },

    /** Keeps tasks that one works on already. No new version: a rule that is being applied need not be judged again for it. */
    async renewTasks(number: string, until: Date): Promise<void> {
      await orders.updateOne({ number, tasks_lease_until: { $ne: null } }, { $set: { tasks_lease_until: until } })
    },
  }
}
