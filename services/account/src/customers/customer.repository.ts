import { ShopError } from '@shop/contracts/errors'
import { isDuplicateKey } from '@shop/service-kit/duplicate-key'
import type { Db } from 'mongodb'
import type { Customer } from './customer.ts'

type Stored = Omit<Customer, 'id'> & { _id: string }

export type CustomerRepository = Awaited<ReturnType<typeof createCustomerRepository>>

export async function createCustomerRepository(db: Db) {
  const customers = db.collection<Stored>('customers')
  await customers.createIndexes([
    { key: { email: 1 }, name: 'email', unique: true },
    // Anybody may type any number; it belongs to whoever proved it (rules §16.3).
    { key: { phone: 1 }, name: 'phone', unique: true, partialFilterExpression: { phoneVerified: true } },
  ])
  const read = (stored: Stored | null): Customer | null => {
    if (!stored) return null
    const { _id, ...rest } = stored
    return { id: _id, ...rest }
  }

  return {
    byId: async (id: string) => read(await customers.findOne({ _id: id })),
    byEmail: async (email: string) => read(await customers.findOne({ email: email.toLowerCase() })),

    async add({ id, ...rest }: Customer): Promise<void> {
      await customers.insertOne({ _id: id, ...rest, email: rest.email.toLowerCase() }).catch(takenAsRefusal)
    },

    async setPasswordHash(id: string, passwordHash: string): Promise<void> {
      await customers.updateOne({ _id: id }, { $set: { passwordHash } })
    },
  }
}

// The unique index is the only judge: asking first and writing then would let two registrations through.
function takenAsRefusal(error: unknown): never {
  if (!isDuplicateKey(error)) throw error
  throw new ShopError(error.message.includes('phone') ? 'phone_in_use' : 'email_in_use')
}
