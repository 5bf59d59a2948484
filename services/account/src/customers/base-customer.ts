import type { Customer } from './customer.ts'
import type { Figures } from './customer-figures.ts'
import type { Listed } from './listed.ts'

export type Note = { id: string; at: Date; who: string; text: string }
/** A card as staff read it: an account (without `kind`), a guest, or a mailbox that gets the newsletter. */
export type BaseCustomer = Pick<
  Customer,
  'email' | 'emailVerified' | 'phone' | 'phoneVerified' | 'name' | 'surname' | 'birthDate' | 'createdAt'
> &
  Partial<Pick<Customer, 'consent' | 'seenAt' | 'levelByHand'>> &
  Partial<Listed> & {
    _id: string
    kind?: 'buyer' | 'newsletter'
    figures?: Figures
    notes?: Note[]
    tags?: string[]
    /** The card to which this one was joined; an account never is. */
    joinedTo?: string | null
  }

/** What no list and no page of staff reads. */
export const plain = { projection: { passwordHash: 0, searchTerms: 0, addressBook: 0, info: 0 } } as const

/** Indexes by which the list is found and sorted, of accounts and of buyers alike. */
export const baseIndexes = [
  { key: { createdAt: -1, _id: -1 }, name: 'newest' },
  { key: { 'figures.level': 1, 'figures.cumulativeUah': -1, _id: -1 }, name: 'by_level' },
  { key: { 'figures.cumulativeUah': -1, _id: -1 }, name: 'by_total' },
  { key: { 'figures.orders': -1, _id: -1 }, name: 'by_orders' },
  { key: { 'figures.lastOrderAt': -1, _id: -1 }, name: 'by_last_order' },
  { key: { 'figures.place': 1, createdAt: -1, _id: -1 }, name: 'by_city' },
  { key: { tags: 1, createdAt: -1, _id: -1 }, name: 'by_tag' },
] as const
