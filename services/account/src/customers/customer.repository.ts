import { ShopError } from '@shop/contracts/errors'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { Customer } from './customer.ts'
import { type Figures, noFigures } from './customer-figures.ts'
import { createCustomerListing } from './customer-listing.ts'

/** Accounts from before lack what came later. */
type Stored = Omit<Customer, 'id' | Late> &
  Partial<Pick<Customer, Late>> & { _id: string; listForm?: number | null; figures?: Figures }
type Late = 'info' | 'consent' | 'seenAt' | 'guestOrdersAttached'

const nowhere: Customer['info'] = { ukraine: null, europe: null }

export type ProfileChange = Partial<Pick<Customer, 'name' | 'surname' | 'birthDate'>>

export type CustomerRepository = Awaited<ReturnType<typeof createCustomerRepository>>

export async function createCustomerRepository(db: Db) {
  const customers = db.collection<Stored>('customers')
  const listing = createCustomerListing(db)
  await listing.createIndexes()
  await customers.createIndexes([
    { key: { email: 1 }, name: 'email', unique: true },
    // Anybody may type any number; it belongs to the customer who proved it (docs/rules.md, "Accounts").
    { key: { phone: 1 }, name: 'phone', unique: true, partialFilterExpression: { phoneVerified: true } },
    { key: { seenAt: 1 }, name: 'seen' },
    { key: { emailVerified: 1, createdAt: 1 }, name: 'unproven' },
    {
      key: { guestOrdersAttached: 1, emailVerified: 1, phoneVerified: 1 },
      name: 'guest_orders',
      partialFilterExpression: { guestOrdersAttached: false },
    },
  ])
  const read = (stored: Stored | null): Customer | null => {
    if (!stored) return null
    const { _id, ...rest } = stored
    return { id: _id, info: nowhere, consent: null, seenAt: stored.createdAt, guestOrdersAttached: false, ...rest }
  }
  /** After a change: what staff find the customer by follows at once. */
  const relist = async (stored: Stored | null): Promise<Customer | null> => {
    if (stored) await listing.renew(stored._id)
    return read(stored)
  }

  return {
    findById: async (id: string) => read(await customers.findOne({ _id: id })),
    findByEmail: async (email: string) => read(await customers.findOne({ email: email.toLowerCase() })),

    async add({ id, ...rest }: Customer): Promise<void> {
      const stored = { _id: id, ...rest, email: rest.email.toLowerCase(), figures: noFigures(rest.createdAt) }
      await customers.insertOne(stored).catch(takenAsRefusal)
      await listing.renew(id)
    },

    /** The same password, hashed better; one that was chosen meanwhile stays. */
    async rehash({ id, passwordHash: before }: Customer, passwordHash: string): Promise<void> {
      await customers.updateOne({ _id: id, passwordHash: before }, { $set: { passwordHash } })
    },

    /** False when the customer is gone. */
    async proveEmail(id: string): Promise<boolean> {
      const $set = { emailVerified: true, ...listing.old }
      const { matchedCount } = await customers.updateOne({ _id: id }, { $set })
      await listing.renew(id)
      return matchedCount > 0
    },

    /**
     * A new password, by a link from an email; that proves the mailbox. What was proven in an account before its
     * mailbox was, may belong to another person, who had only typed the address.
     */
    async setPasswordByMail(id: string, passwordHash: string): Promise<void> {
      await customers.updateOne({ _id: id, emailVerified: false }, { $set: { phoneVerified: false } })
      await customers.updateOne({ _id: id }, { $set: { passwordHash, emailVerified: true, ...listing.old } })
      await listing.renew(id)
    },

    async recordSeen(id: string, now: Date): Promise<void> {
      await customers.updateOne({ _id: id }, { $set: { seenAt: now } })
    },

    async remove(id: string): Promise<void> {
      await customers.deleteOne({ _id: id })
    },

    async findSeenBefore(moment: Date, limit: number): Promise<Customer[]> {
      const found = await customers
        .find({ seenAt: { $lt: moment } })
        .sort({ seenAt: 1 })
        .limit(limit)
        .toArray()
      return found.flatMap(stored => read(stored) ?? [])
    },

    /** Registered before the moment, and the mailbox is still not proven. */
    async findUnprovenSince(moment: Date, limit: number): Promise<Customer[]> {
      const unproven = { emailVerified: false, createdAt: { $lt: moment } }
      const found = await customers.find(unproven).sort({ createdAt: 1 }).limit(limit).toArray()
      return found.flatMap(stored => read(stored) ?? [])
    },

    /** Null when the customer has another birth date already, or has been deleted. */
    async change(id: string, { birthDate, ...fields }: ProfileChange): Promise<Customer | null> {
      const asked = birthDate === undefined ? {} : { birthDate: { $in: [null, birthDate] } }
      const $set = { ...fields, ...(birthDate !== undefined && { birthDate }), ...listing.old }
      return relist(await customers.findOneAndUpdate({ _id: id, ...asked }, { $set }, { returnDocument: 'after' }))
    },

    /** Whatever stands there already: only staff may do that. Answers the customer as it was before; null when there is none. */
    async replaceBirthDate(id: string, birthDate: string): Promise<Customer | null> {
      const $set = { birthDate, ...listing.old }
      return relist(await customers.findOneAndUpdate({ _id: id }, { $set }, { returnDocument: 'before' }))
    },

    /** Another number is not proven; the same one stays as it is. */
    async changePhone(id: string, phone: string): Promise<Customer | null> {
      const $set = { phone, phoneVerified: false, ...listing.old }
      await customers.updateOne({ _id: id, phone: { $ne: phone } }, { $set })
      return relist(await customers.findOne({ _id: id }))
    },

    /** @throws ShopError phone_in_use when another customer has proven the number before. */
    async provePhone(id: string, phone: string): Promise<Customer | null> {
      const $set = { phone, phoneVerified: true, ...listing.old }
      const update = customers.findOneAndUpdate({ _id: id }, { $set }, { returnDocument: 'after' })
      return relist(await update.catch(takenAsRefusal))
    },

    async guestOrdersAttached(id: string): Promise<void> {
      await customers.updateOne({ _id: id }, { $set: { guestOrdersAttached: true } })
    },

    /** Mail and phone are proven, and what they bought as guests is not theirs yet. */
    async findWithoutGuestOrders(limit: number): Promise<Customer[]> {
      const waiting = { guestOrdersAttached: false, emailVerified: true, phoneVerified: true }
      const found = await customers.find(waiting).limit(limit).toArray()
      return found.flatMap(stored => read(stored) ?? [])
    },
  }
}

// The unique index is the only judge: asking first and writing then would let two registrations through.
function takenAsRefusal(error: unknown): never {
  if (!isDuplicateKey(error)) throw error
  throw new ShopError(error.message.includes('phone') ? 'phone_in_use' : 'email_in_use')
}
