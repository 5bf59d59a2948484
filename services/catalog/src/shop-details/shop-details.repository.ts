import type { ShopDetailsForm } from '@shop/contracts/staff/storefront/staff-shop-details'
import { type Author, type Revised, saveAtRevision } from '@shop/service-kit/storage/change-at-revision'
import type { Db } from 'mongodb'

export type StoredShopDetails = ShopDetailsForm & Revised
export type ShopDetailsRepository = ReturnType<typeof createShopDetailsRepository>

const SHOP = { _id: 'shop' } as const

/** One document, there once staff have entered something. */
export function createShopDetailsRepository(db: Db) {
  const details = db.collection<StoredShopDetails & { _id: string }>('shop_details')
  return {
    findStored: (): Promise<StoredShopDetails | null> =>
      details.findOne(SHOP, { projection: { _id: 0 }, maxTimeMS: 2000 }),

    /** @throws ShopError changed_meanwhile. */
    async save(fields: ShopDetailsForm, revision: number, author: Author): Promise<void> {
      await saveAtRevision(details, SHOP, { ...author, revision, fields })
    },
  }
}
