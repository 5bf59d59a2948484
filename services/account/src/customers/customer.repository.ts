import { ShopError } from '@shop/contracts/errors'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Collection, Db, Filter } from 'mongodb'
import { type AddressBook, emptyBook, withInfo } from '../addresses/address-book.ts'
import type { Customer } from './customer.ts'
import { type Figures, noFigures } from './customer-figures.ts'
import { type CustomerListing, createCustomerListing } from './customer-listing.ts'

/** Beside the account lie its addresses, its figures, and whether the list of customers has it as it is. */
type Stored = Omit<Customer, 'id'> & {
  _id: string
  addressBook: AddressBook & { version: number }
  isListed: boolean
  figures: Figures
}

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
  return { ...customerReads(customers), ...customerWrites(customers, listing) }
}

function customerReads(customers: Collection<Stored>) {
  const findOne = async (filter: Filter<Stored>) => {
    const stored = await customers.findOne(filter)
    return stored && toCustomer(stored)
  }
  return {
    findById: (id: string) => findOne({ _id: id }),
    findByEmail: (email: string) => findOne({ email: email.toLowerCase() }),

    async findSeenBefore(moment: Date, limit: number): Promise<Customer[]> {
      const found = await customers
        .find({ seenAt: { $lt: moment } })
        .sort({ seenAt: 1 })
        .limit(limit)
        .toArray()
      return found.map(toCustomer)
    },

    /** Registered before the moment, and the mailbox is still not proven. */
    async findUnprovenSince(moment: Date, limit: number): Promise<Customer[]> {
      const unproven = { emailVerified: false, createdAt: { $lt: moment } }
      const found = await customers.find(unproven).sort({ createdAt: 1 }).limit(limit).toArray()
      return found.map(toCustomer)
    },

    /** Email and phone are proven, and orders placed as a guest are not attached yet. */
    async findWithoutGuestOrders(limit: number): Promise<Customer[]> {
      const waiting = { guestOrdersAttached: false, emailVerified: true, phoneVerified: true }
      const found = await customers.find(waiting).limit(limit).toArray()
      return found.map(toCustomer)
    },
  }
}

function customerWrites(customers: Collection<Stored>, listing: CustomerListing) {
  /** After a change: what staff find the customer by follows at once. */
  const relist = async (stored: Stored | null): Promise<Customer | null> => {
    if (stored) await listing.renew(stored._id)
    return stored && toCustomer(stored)
  }

  return {
    async add({ id, ...rest }: Customer): Promise<void> {
      const { email, info, createdAt } = rest
      const beside = {
        addressBook: { ...withInfo(emptyBook, info, createdAt), version: 0 },
        figures: noFigures(createdAt),
        isListed: false,
      }
      await customers.insertOne({ _id: id, ...rest, email: email.toLowerCase(), ...beside }).catch(takenAsRefusal)
      await listing.renew(id)
    },

    /** Stores the password hashed better; one that was chosen meanwhile stays. */
    async rehash({ id, passwordHash: before }: Customer, passwordHash: string): Promise<void> {
      await customers.updateOne({ _id: id, passwordHash: before }, { $set: { passwordHash } })
    },

    /** False when the customer is gone. */
    async proveEmail(id: string): Promise<boolean> {
      const $set = { emailVerified: true, ...listing.unlisted }
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
      await customers.updateOne({ _id: id }, { $set: { passwordHash, emailVerified: true, ...listing.unlisted } })
      await listing.renew(id)
    },

    async recordSeen(id: string, now: Date): Promise<void> {
      await customers.updateOne({ _id: id }, { $set: { seenAt: now } })
    },

    async remove(id: string): Promise<void> {
      await customers.deleteOne({ _id: id })
    },

    /** Null when the customer has another birth date already, or has been deleted. */
    async change(id: string, { birthDate, ...fields }: ProfileChange): Promise<Customer | null> {
      const asked = birthDate === undefined ? {} : { birthDate: { $in: [null, birthDate] } }
      const $set = { ...fields, ...(birthDate !== undefined && { birthDate }), ...listing.unlisted }
      return relist(await customers.findOneAndUpdate({ _id: id, ...asked }, { $set }, { returnDocument: 'after' }))
    },

    /** Replaces even a date that is there already, as only staff may. Answers the customer as before; null when there is none. */
    async replaceBirthDate(id: string, birthDate: string): Promise<Customer | null> {
      const $set = { birthDate, ...listing.unlisted }
      return relist(await customers.findOneAndUpdate({ _id: id }, { $set }, { returnDocument: 'before' }))
    },

    /** Another number is not proven; the same one stays as it is. */
    async changePhone(id: string, phone: string): Promise<Customer | null> {
      const $set = { phone, phoneVerified: false, ...listing.unlisted }
      await customers.updateOne({ _id: id, phone: { $ne: phone } }, { $set })
      return relist(await customers.findOne({ _id: id }))
    },

    /** @throws ShopError phone_in_use when another customer has proven the number before. */
    async provePhone(id: string, phone: string): Promise<Customer | null> {
      const $set = { phone, phoneVerified: true, ...listing.unlisted }
      const update = customers.findOneAndUpdate({ _id: id }, { $set }, { returnDocument: 'after' })
      return relist(await update.catch(takenAsRefusal))
    },

    async recordGuestOrdersAttached(id: string): Promise<void> {
      await customers.updateOne({ _id: id }, { $set: { guestOrdersAttached: true } })
    },
  }
}

function toCustomer({ _id, ...rest }: Stored): Customer {
  return { id: _id, ...rest }
}

// The unique index is the only judge: asking first and writing then would let two registrations through.
function takenAsRefusal(error: unknown): never {
  if (!isDuplicateKey(error)) throw error
  throw new ShopError(error.message.includes('phone') ? 'phone_in_use' : 'email_in_use')
}
