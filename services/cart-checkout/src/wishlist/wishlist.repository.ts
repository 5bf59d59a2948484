import { ShopError } from '@shop/contracts/errors'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { WishEntry } from './wishlist.ts'

/** One document for each customer. */
type Wishlist = { customer_id: string; version: number; items: WishEntry[] }

export type WishlistRepository = ReturnType<typeof createWishlistRepository>

const MAX_TRIES = 20
const plain = { projection: { _id: 0 }, maxTimeMS: 2000 } as const

export function createWishlistRepository(db: Db) {
  const wishlists = db.collection<Wishlist>('wishlists')

  const repository = {
    async createIndexes(): Promise<void> {
      await wishlists.createIndex({ customer_id: 1 }, { unique: true })
    },

    async ofCustomer(customer_id: string): Promise<WishEntry[]> {
      return (await wishlists.findOne({ customer_id }, plain))?.items ?? []
    },

    async remove(customer_id: string): Promise<void> {
      await wishlists.deleteOne({ customer_id })
    },

    /** Changes a list by a rule. When another device was faster, the rule judges that device's list again. */
    async change(customer_id: string, rule: (entries: WishEntry[]) => WishEntry[]): Promise<WishEntry[]> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const kept = await wishlists.findOne({ customer_id }, plain)
        const items = rule(kept?.items ?? [])
        if (kept ? await overwrite(kept, items) : await begin(customer_id, items)) return items
      }
      throw new ShopError('busy', { seconds: 5 })
    },
  }
  return repository

  // The old version is part of the filter, so a second writer matches nothing and cannot overwrite. Not the whole document: a later
  // version of the service, which may run beside this one, keeps more in it.
  async function overwrite({ customer_id, version }: Wishlist, items: WishEntry[]): Promise<boolean> {
    const $set = { version: version + 1, items }
    return (await wishlists.updateOne({ customer_id, version }, { $set })).matchedCount === 1
  }

  async function begin(customer_id: string, items: WishEntry[]): Promise<boolean> {
    try {
      await wishlists.insertOne({ customer_id, version: 1, items })
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }
}
