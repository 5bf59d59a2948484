import type { Guest } from '@shop/contracts/staff/customers/buyer-figures'
import type { Db } from 'mongodb'
import type { Order } from '../order/order.ts'
import { FORGOTTEN_FORM, overStates } from './without-person.ts'

export type Persons = ReturnType<typeof createPersons>

const MAX_READ_MS = 2000
const plain = { projection: { _id: 0, number: 1, history: 1, created_at: 1 }, maxTimeMS: MAX_READ_MS } as const
/** Orders that lost their person by an earlier rule, or were touched since. */
export const forgottenBefore = { forgotten_form: { $lt: FORGOTTEN_FORM } }
const isOver = { $in: [...overStates] }
type Row = Pick<Order, 'number' | 'history' | 'created_at'>

/** Orders by whether somebody still stands in them. */
export function createPersons(db: Db) {
  const orders = db.collection<Order>('orders')
  const numbers = (found: Row[]) => found.map(({ number }) => number)
  return {
    async createIndexes(): Promise<void> {
      await orders.createIndexes([
        {
          key: { forget_wanted: 1, state: 1 },
          name: 'forget_wanted',
          partialFilterExpression: { forget_wanted: true },
        },
        { key: { forgotten_at: 1, created_at: 1 }, name: 'persons' },
        { key: { forgotten_form: 1 } },
      ])
    },

    async findNumbers(customer_id: string): Promise<string[]> {
      return numbers(await orders.find({ customer_id }, plain).toArray())
    },

    /** All of a guest, however many; the index of phones finds them. */
    async findNumbersOfGuest({ phone, email }: Guest): Promise<string[]> {
      const fields = { ...plain, projection: { _id: 0, number: 1, 'customer.email': 1 } } as const
      const ofPhone = { 'customer.phone': phone, customer_id: null }
      const found = await orders.find<Pick<Order, 'number' | 'customer'>>(ofPhone, fields).toArray()
      return found.filter(({ customer }) => customer.email.toLowerCase() === email).map(({ number }) => number)
    },

    async findLastTime(customer_id: string): Promise<Date | null> {
      const [last] = await orders.find({ customer_id }, plain).sort({ created_at: -1 }).limit(1).toArray()
      return last?.created_at ?? null
    },

    /** Somebody wants to be forgotten, and the order is over now. */
    async findWantedAndOver(limit: number): Promise<string[]> {
      return numbers(await orders.find({ forget_wanted: true, state: isOver }, plain).limit(limit).toArray())
    },

    /** They lost their person by an earlier rule, which left more, or have been touched since. */
    async findForgottenBefore(limit: number): Promise<string[]> {
      return numbers(await orders.find<Row>(forgottenBefore, plain).limit(limit).toArray())
    },

    /** Over, and nothing has happened to them since. */
    async findUntouchedSince(moment: Date, limit: number): Promise<string[]> {
      const old = { forgotten_at: null, created_at: { $lt: moment }, state: isOver } as const
      const found = await orders.find<Row>(old, plain).sort({ created_at: 1 }).limit(limit).toArray()
      return numbers(found.filter(({ history }) => (history.at(-1)?.at ?? moment) < moment))
    },
  }
}
