import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import { searchedTerm, searchTerms } from '@shop/service-kit/storage/search-terms'
import type { Db } from 'mongodb'
import type { Customer } from './customer.ts'

/** Beside the account: what the list of customers is found, filtered and sorted by. */
export type Listed = {
  searchTerms: string[]
  /** 1 to 12 */
  birthMonth: number | null
  getsNewsletter: boolean
  /** By which rule they were made; null when something changed and they are to be made again. */
  listForm: number | null
}

type Found = Pick<Customer, 'name' | 'surname' | 'email' | 'phone' | 'birthDate'>
type Stored = Found & Pick<Customer, 'emailVerified'> & { _id: string } & Partial<Listed>

/** Counts the ways in which customers are found; those that were stored under an earlier number are stored again. */
export const LIST_FORM = 2
/** What is stored of those that are to be stored again. */
const oldForms = [null, ...Array.from({ length: LIST_FORM - 1 }, (_, form) => form + 1)]

/** What follows from the account itself; a search finds names in either order, and any part of a phone. */
export function listedBy({ name, surname, email, phone, birthDate }: Found): Omit<Listed, 'getsNewsletter'> {
  return {
    searchTerms: searchTerms({ phone: phone ?? '', names: [name, surname], email }),
    birthMonth: birthDate ? Number(birthDate.slice(5, 7)) : null,
    listForm: LIST_FORM,
  }
}

/** A search of customers as it must be compared: a phone may be typed with anything between its digits. */
export function searchedCustomer(typed: string): string {
  const search = inOneSpelling(typed)
  const isPhone = /^[+\d\s().-]+$/.test(search) && /\d\D*\d/.test(search)
  return isPhone ? search.replace(/\D/g, '') : searchedTerm(search)
}

/** Keeps what staff find customers by as it follows from the account and from the newsletter. */
export function createCustomerListing(db: Db) {
  const customers = db.collection<Stored>('customers')
  const subscriptions = db.collection<{ email: string; state: string }>('subscriptions')
  /** Part of every write that changes an account: if nobody gets to renew it, the job does. */
  const old = { listForm: null }

  async function renew(_id: string): Promise<void> {
    const stored = await customers.findOne({ _id })
    if (!stored) return
    const { name, surname, email, emailVerified, phone, birthDate } = stored
    // A mailbox that was never proven may be another person's, and so its subscription.
    const getsNewsletter = emailVerified && (await subscriptions.findOne({ email, state: 'confirmed' })) !== null
    const asRead = { _id, name, surname, email, emailVerified, phone, birthDate }
    // A change in between renews it after us.
    await customers.updateOne(asRead, { $set: { ...listedBy(stored), getsNewsletter } })
  }

  return {
    old,
    renew,
    async createIndexes(): Promise<void> {
      await customers.createIndexes([
        { key: { searchTerms: 1 }, name: 'search' },
        { key: { birthMonth: 1, createdAt: -1, _id: -1 }, name: 'birthday' },
        { key: { getsNewsletter: 1, createdAt: -1, _id: -1 }, name: 'newsletter' },
        { key: { listForm: 1 }, name: 'list_form' },
      ])
    },

    async markMailbox(email: string): Promise<void> {
      await customers.updateOne({ email }, { $set: old })
    },

    async renewMailbox(email: string): Promise<void> {
      const found = await customers.findOne({ email }, { projection: { _id: 1 } })
      if (found) await renew(found._id)
    },

    /** The job: accounts from before, and those whose change was not finished. */
    async renewOld(limit: number): Promise<void> {
      const found = await customers
        .find({ listForm: { $in: oldForms } }, { projection: { _id: 1 } })
        .limit(limit)
        .toArray()
      for (const { _id } of found) await renew(_id)
    },
  }
}
