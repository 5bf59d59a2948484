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
  /** False when something changed and all this must be made again. */
  isListed: boolean
}

type Found = Pick<Customer, 'name' | 'surname' | 'email' | 'phone' | 'birthDate'>
type Stored = Found & Pick<Customer, 'emailVerified'> & { _id: string } & Partial<Listed>

/** What follows from the account itself; a search finds names in either order, and any part of a phone. */
export function listingFieldsOf({ name, surname, email, phone, birthDate }: Found): Omit<Listed, 'getsNewsletter'> {
  return {
    searchTerms: searchTerms({ phone: phone ?? '', names: [name, surname], email }),
    birthMonth: birthDate ? Number(birthDate.slice(5, 7)) : null,
    isListed: true,
  }
}

/** A search of customers as it must be compared: a phone may be typed with anything between its digits. */
export function searchedCustomer(typed: string): string {
  const search = inOneSpelling(typed)
  const isPhone = /^[+\d\s().-]+$/.test(search) && /\d\D*\d/.test(search)
  return isPhone ? search.replace(/\D/g, '') : searchedTerm(search)
}

export type CustomerListing = ReturnType<typeof createCustomerListing>

/** Keeps what staff find customers by as it follows from the account and from the newsletter. */
export function createCustomerListing(db: Db) {
  const customers = db.collection<Stored>('customers')
  const subscriptions = db.collection<{ email: string; state: string }>('subscriptions')
  /** Part of every write that changes an account: if the writer does not get to renew it, the job does. */
  const unlisted = { isListed: false }

  async function renew(_id: string): Promise<void> {
    const stored = await customers.findOne({ _id })
    if (!stored) return
    const { name, surname, email, emailVerified, phone, birthDate } = stored
    // A mailbox that was never proven may be another person's, and so its subscription.
    const getsNewsletter = emailVerified && (await subscriptions.findOne({ email, state: 'confirmed' })) !== null
    const asRead = { _id, name, surname, email, emailVerified, phone, birthDate }
    // A change in between renews it after us.
    await customers.updateOne(asRead, { $set: { ...listingFieldsOf(stored), getsNewsletter } })
  }

  return {
    unlisted,
    renew,
    async createIndexes(): Promise<void> {
      await customers.createIndexes([
        { key: { searchTerms: 1 }, name: 'search' },
        { key: { birthMonth: 1, createdAt: -1, _id: -1 }, name: 'birthday' },
        { key: { getsNewsletter: 1, createdAt: -1, _id: -1 }, name: 'newsletter' },
        { key: { isListed: 1 }, name: 'unlisted' },
      ])
    },

    async markMailbox(email: string): Promise<void> {
      await customers.updateOne({ email }, { $set: unlisted })
    },

    async renewMailbox(email: string): Promise<void> {
      const found = await customers.findOne({ email }, { projection: { _id: 1 } })
      if (found) await renew(found._id)
    },

    /** The job: accounts whose change was not finished. */
    async renewUnlisted(limit: number): Promise<void> {
      const found = await customers
        .find(unlisted, { projection: { _id: 1 } })
        .limit(limit)
        .toArray()
      for (const { _id } of found) await renew(_id)
    },
  }
}
