import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import { createCustomerListing } from '../customers/customer-listing.ts'
import type { Subscription } from './subscription.ts'

type Stored = Omit<Subscription, 'id'> & { _id: string }
type Asked = Pick<Subscription, 'id' | 'email' | 'locale' | 'consent' | 'askedAt'>
export type Subscriptions = Awaited<ReturnType<typeof createSubscriptions>>

const read = (stored: Stored | null): Subscription | null => {
  if (!stored) return null
  const { _id, ...rest } = stored
  return { id: _id, ...rest }
}

export async function createSubscriptions(db: Db) {
  const subscriptions = db.collection<Stored>('subscriptions')
  const listing = createCustomerListing(db)
  /** Staff find customers by whether they get the newsletter: what dies in between, a job renews. */
  async function changing(email: string | undefined, change: () => Promise<unknown>): Promise<void> {
    if (email === undefined) return
    await listing.markMailbox(email)
    await change()
    await listing.renewMailbox(email)
  }
  await subscriptions.createIndexes([
    { key: { email: 1 }, name: 'email', unique: true },
    { key: { state: 1, askedAt: 1 }, name: 'unconfirmed' },
  ])
  return {
    byId: async (id: string) => read(await subscriptions.findOne({ _id: id })),
    byEmail: async (email: string) => read(await subscriptions.findOne({ email: email.toLowerCase() })),

    /** Null when there is nothing to write: the mailbox gets the newsletter already, or was asked since `notSince`. */
    async ask({ id, email, ...asked }: Asked, notSince: Date): Promise<Subscription | null> {
      const filter = { email: email.toLowerCase(), state: 'asked' as const, askedAt: { $lte: notSince } }
      const update = { $set: asked, $setOnInsert: { _id: id, confirmedAt: null } }
      try {
        return read(await subscriptions.findOneAndUpdate(filter, update, { upsert: true, returnDocument: 'after' }))
      } catch (error) {
        // The mailbox is there, and does not match: the unique index keeps it single.
        if (isDuplicateKey(error)) return null
        throw error
      }
    },

    async confirm(id: string, now: Date): Promise<void> {
      const confirmed = { state: 'confirmed' as const, confirmedAt: now }
      const stored = await subscriptions.findOne({ _id: id })
      await changing(stored?.email, () => subscriptions.updateOne({ _id: id, state: 'asked' }, { $set: confirmed }))
    },

    async remove(id: string): Promise<void> {
      const stored = await subscriptions.findOne({ _id: id })
      await changing(stored?.email, () => subscriptions.deleteOne({ _id: id }))
    },

    async removeMailbox(email: string): Promise<void> {
      const mailbox = email.toLowerCase()
      await changing(mailbox, () => subscriptions.deleteOne({ email: mailbox }))
    },

    /** Removes subscriptions that were never confirmed. */
    async removeUnconfirmed(askedBefore: Date): Promise<void> {
      await subscriptions.deleteMany({ state: 'asked', askedAt: { $lt: askedBefore } })
    },
  }
}
