import type { SavedCart, SavedLine } from '@shop/contracts/cart/saved-cart'
import { ShopError } from '@shop/contracts/errors'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'

/** One document for each customer; `touched_at` lets the database forget carts that nobody comes back to. */
type StoredCart = SavedCart & { customer_id: string; touched_at: Date }

export type SavedCartRepository = ReturnType<typeof createSavedCarts>

const MAX_TRIES = 20
const FORGET_AFTER_SECONDS = 24 * 60 * 60
const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const
const empty: SavedCart = { version: 0, lines: [] }

export function createSavedCarts(db: Db) {
  const carts = db.collection<StoredCart>('carts')

  const repository = {
    async createIndexes(): Promise<void> {
      await carts.createIndexes([
        { key: { customer_id: 1 }, unique: true },
        { key: { touched_at: 1 }, expireAfterSeconds: FORGET_AFTER_SECONDS },
      ])
    },

    async ofCustomer(customer_id: string): Promise<SavedCart> {
      const found = await carts.findOne({ customer_id }, plain)
      return found ? { version: found.version, lines: found.lines } : empty
    },

    async remove(customer_id: string): Promise<void> {
      await carts.deleteOne({ customer_id })
    },

    /** Puts these lines in place of a known version; false when somebody else wrote meanwhile. */
    async replace(customer_id: string, known: number, lines: SavedLine[], now: Date): Promise<boolean> {
      const next = { customer_id, version: known + 1, lines, touched_at: now }
      // Not the whole document: a later version, which may run beside this one, keeps more in it.
      if (known > 0) return (await carts.updateOne({ customer_id, version: known }, { $set: next })).matchedCount === 1
      try {
        await carts.insertOne(next)
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    /** Changes the cart by a rule. When another device was faster, the rule judges that device's cart again. */
    async change(
      customer_id: string,
      rule: (lines: SavedLine[]) => SavedLine[] | Promise<SavedLine[]>,
      now: Date,
    ): Promise<SavedCart> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const { version, lines } = await repository.ofCustomer(customer_id)
        const changed = await rule(lines)
        if (await repository.replace(customer_id, version, changed, now))
          return { version: version + 1, lines: changed }
      }
      throw new ShopError('busy', { seconds: 5 })
    },
  }
  return repository
}
