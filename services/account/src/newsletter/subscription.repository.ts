import { type ListOrder, readNewestFirst } from '@shop/service-kit/list-files/newest-first'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import { mailboxFacts } from '../customers/buyer.ts'
import { createBuyers } from '../customers/buyers.repository.ts'
import { createCustomerListing } from '../customers/customer-listing.ts'
import type { Subscription } from './subscription.ts'

/** `isListed`: staff find the mailbox among their customers; missing in what was stored before. */
type Stored = Omit<Subscription, 'id'> & { _id: string; isListed?: boolean }
type Asked = Pick<Subscription, 'id' | 'email' | 'locale' | 'consent' | 'askedAt'>
export type Subscriptions = Awaited<ReturnType<typeof createSubscriptions>>

const confirmed = { state: 'confirmed' as const }
export const newestReaders: ListOrder<Stored> = {
  at: 'confirmedAt',
  key: 'email',
  placeOf: ({ confirmedAt, email }) => (confirmedAt ? { at: confirmedAt, key: email } : null),
}

const read = (stored: Stored | null): Subscription | null => {
  if (!stored) return null
  const { _id, isListed: _, ...rest } = stored
  return { id: _id, ...rest }
}

export async function createSubscriptions(db: Db) {
  const subscriptions = db.collection<Stored>('subscriptions')
  const listing = createCustomerListing(db)
  const buyers = createBuyers(db)
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
    { key: { state: 1, isListed: 1 }, name: 'unlisted' },
    { key: { state: 1, confirmedAt: -1, email: -1 }, name: 'readers' },
  ])
  /** The card of a mailbox that gets the newsletter. */
  async function list(stored: Stored): Promise<void> {
    await buyers.take(mailboxFacts(stored))
    await subscriptions.updateOne({ _id: stored._id }, { $set: { isListed: true } })
  }
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
      const agreed = { state: 'confirmed' as const, confirmedAt: now, isListed: false }
      const stored = await subscriptions.findOne({ _id: id })
      await changing(stored?.email, () => subscriptions.updateOne({ _id: id, state: 'asked' }, { $set: agreed }))
      if (stored) await list(stored)
    },

    async remove(id: string): Promise<void> {
      const stored = await subscriptions.findOne({ _id: id })
      if (stored) await buyers.removeMailbox(stored.email)
      await changing(stored?.email, () => subscriptions.deleteOne({ _id: id }))
    },

    async removeMailbox(email: string): Promise<void> {
      const mailbox = email.toLowerCase()
      await buyers.removeMailbox(mailbox)
      await changing(mailbox, () => subscriptions.deleteOne({ email: mailbox }))
    },

    countConfirmed: (): Promise<number> => subscriptions.countDocuments(confirmed, { maxTimeMS: MAX_READ_MS }),

    /** All who get the newsletter, for a file. */
    async *readers(): AsyncGenerator<Subscription[]> {
      const found = readNewestFirst(subscriptions, { filter: confirmed, order: newestReaders, projection: {} })
      for await (const batch of found) yield batch.flatMap(stored => read(stored) ?? [])
    },

    /** The job: mailboxes that were not listed when they confirmed. */
    async listUnlisted(limit: number): Promise<void> {
      const unlisted = { state: 'confirmed' as const, isListed: { $in: [null, false] } } as Filter<Stored>
      for (const stored of await subscriptions.find(unlisted).limit(limit).toArray()) await list(stored)
    },

    /** Removes subscriptions that were never confirmed. */
    async removeUnconfirmed(askedBefore: Date): Promise<void> {
      await subscriptions.deleteMany({ state: 'asked', askedAt: { $lt: askedBefore } })
    },
  }
}
