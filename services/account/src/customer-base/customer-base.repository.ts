import { MOST_NOTES } from '@shop/contracts/staff/customers/staff-customer-changes'
import {
  type CustomerFilter,
  type CustomerSort,
  MOST_CUSTOMERS_COUNTED,
} from '@shop/contracts/staff/customers/staff-customers'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter, Sort } from 'mongodb'
import type { Customer } from '../customers/customer.ts'
import type { Figures } from '../customers/customer-figures.ts'
import { type Listed, searchedCustomer } from '../customers/customer-listing.ts'

export type Note = { id: string; at: Date; who: string; text: string }
/** An account as staff read it. */
export type BaseCustomer = Pick<
  Customer,
  'email' | 'emailVerified' | 'phone' | 'phoneVerified' | 'name' | 'surname' | 'birthDate' | 'createdAt'
> &
  Partial<Pick<Customer, 'consent' | 'seenAt'>> &
  Partial<Listed> & { _id: string; figures?: Figures; notes?: Note[] }
export type CustomerBase = ReturnType<typeof createCustomerBase>

export type BaseOrder = { sort: CustomerSort; dir: 'asc' | 'desc' }
type Asked = BaseOrder & { filter: CustomerFilter; month: number; page: number; limit: number }

const plain = { projection: { passwordHash: 0, searchTerms: 0, addressBook: 0, info: 0 } } as const
const fieldOf: Record<CustomerSort, string> = {
  registered: 'createdAt',
  total: 'figures.cumulativeUah',
  orders: 'figures.orders',
  ordered: 'figures.lastOrderAt',
}

/** Which customers agree; `month`: the present one of Kyiv, from 1. */
export function baseFilter(filter: CustomerFilter, month: number): Filter<BaseCustomer> {
  const { search = '', level, newsletter, birthday } = filter
  const term = searchedCustomer(search)
  return {
    // Named so that the list walks an index also where nothing else narrows it.
    createdAt: { $gt: new Date(0) },
    ...(level !== undefined && { 'figures.level': Number(level) }),
    ...(newsletter !== undefined && { getsNewsletter: newsletter === '1' }),
    ...(birthday !== undefined && { birthMonth: month }),
    ...(term && { searchTerms: { $elemMatch: { $gte: term, $lt: `${term}\uffff` } } }),
  }
}

/** Two customers of one moment, or of one sum, always come in the same order. */
export function baseSort({ sort, dir }: BaseOrder): Sort {
  const turn = dir === 'asc' ? 1 : -1
  return { [fieldOf[sort]]: turn, _id: turn }
}

/** The list of customers. Accounts are changed by the repository of customers; here only what staff keep beside them. */
export function createCustomerBase(db: Db) {
  const customers = db.collection<BaseCustomer>('customers')

  return {
    /** Exactly, for what is kept on record. */
    count: (filter: CustomerFilter, month: number): Promise<number> =>
      customers.countDocuments(baseFilter(filter, month)),

    async createIndexes(): Promise<void> {
      await customers.createIndexes([
        { key: { createdAt: -1, _id: -1 }, name: 'newest' },
        { key: { 'figures.level': 1, 'figures.cumulativeUah': -1, _id: -1 }, name: 'by_level' },
        { key: { 'figures.cumulativeUah': -1, _id: -1 }, name: 'by_total' },
        { key: { 'figures.orders': -1, _id: -1 }, name: 'by_orders' },
        { key: { 'figures.lastOrderAt': -1, _id: -1 }, name: 'by_last_order' },
      ])
    },

    /** A large shop has more customers than anybody reads: counting stops there. */
    async page({ filter, month, page, limit, ...order }: Asked) {
      const asked = baseFilter(filter, month)
      const found = customers.find(asked, plain).sort(baseSort(order))
      const [list, all] = await Promise.all([
        found
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        customers.countDocuments(asked, { limit: MOST_CUSTOMERS_COUNTED + 1 }),
      ])
      return { customers: list, count: Math.min(all, MOST_CUSTOMERS_COUNTED), more: all > MOST_CUSTOMERS_COUNTED }
    },

    /** Everybody who agrees, read while it is used. */
    all: (filter: CustomerFilter, month: number): AsyncIterable<BaseCustomer> =>
      customers
        .find(baseFilter(filter, month), { ...plain, maxTimeMS: WHOLE_READ_MS })
        .sort(baseSort({ sort: 'registered', dir: 'desc' }))
        .batchSize(500),

    findById: (_id: string): Promise<BaseCustomer | null> => customers.findOne({ _id }, plain),

    /** Figures that were counted earlier than those that are there come too late and change nothing. */
    async takeFigures(_id: string, figures: Figures): Promise<void> {
      await customers.updateOne({ _id, 'figures.asOf': { $lte: figures.asOf } }, { $set: { figures } })
    },

    /** False when there are too many already, or no such customer. */
    async addNote(_id: string, note: Note): Promise<boolean> {
      const hasRoom = { _id, [`notes.${MOST_NOTES - 1}`]: { $exists: false } }
      const { matchedCount } = await customers.updateOne(hasRoom, { $push: { notes: note } })
      return matchedCount === 1
    },

    async removeNote(_id: string, id: string): Promise<void> {
      await customers.updateOne({ _id }, { $pull: { notes: { id } } })
    },
  }
}
