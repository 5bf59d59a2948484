import type { Db } from 'mongodb'
import { createBuyers } from './buyers.repository.ts'
import type { Customer } from './customer.ts'
import { type Found, type Listed, listingFieldsOf } from './listed.ts'

type Stored = Found &
  Pick<Customer, 'emailVerified' | 'phoneVerified' | 'createdAt'> & { _id: string } & Partial<Listed>

export type CustomerListing = ReturnType<typeof createCustomerListing>

/** Keeps what staff find customers by as it follows from the account and from the newsletter. */
export function createCustomerListing(db: Db) {
  const customers = db.collection<Stored>('customers')
  const buyers = createBuyers(db)
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
    await buyers.joinProven(stored)
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
