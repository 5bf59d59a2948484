import type { CustomerInfo } from '@shop/contracts/customers/profile'
import { ShopError } from '@shop/contracts/errors'
import type { Db } from 'mongodb'
import { type AddressBook, infoOf } from './address-book.ts'

/** In the customer's own document, so that it goes with the account. `info` is written with it. */
type Stored = { _id: string; info: CustomerInfo; addressBook: AddressBook & { version: number } }

export type AddressBooks = ReturnType<typeof createAddressBooks>

const MAX_TRIES = 20

export function createAddressBooks(db: Db) {
  const customers = db.collection<Stored>('customers')
  return {
    /** Null when the customer is gone. */
    async ofCustomer(_id: string): Promise<AddressBook | null> {
      const stored = await customers.findOne({ _id })
      return stored?.addressBook ?? null
    },

    /** Changes the addresses by a rule; when another change was faster, the rule judges its result. Null when the customer is gone. */
    async change(_id: string, rule: (book: AddressBook) => AddressBook): Promise<AddressBook | null> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const stored = await customers.findOne({ _id })
        if (!stored) return null
        const { version, ...book } = stored.addressBook
        const { kept, orders } = rule(book)
        if (kept === book.kept && orders === book.orders) return book
        const changed = { kept, orders, version: version + 1 }
        const $set = { addressBook: changed, info: infoOf(changed) }
        const { matchedCount } = await customers.updateOne({ _id, 'addressBook.version': version }, { $set })
        if (matchedCount === 1) return changed
      }
      throw new ShopError('busy', { seconds: 5 })
    },
  }
}
