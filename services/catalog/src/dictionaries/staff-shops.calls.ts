import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import {
  changeShopsEndpoint,
  MOST_SHOPS,
  type ShopChange,
  type ShopForm,
  type StaffShop,
  shopListFile,
  staffShopsEndpoint,
} from '@shop/contracts/staff/storefront/staff-shops'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { type Change, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { invalid } from '@shop/service-kit/calls/fields'
import type { ListFileDeps } from '@shop/service-kit/list-files/list-file'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import { type Author, addNew, changeAtRevision, revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { Db } from 'mongodb'
import { namesInOrder } from './names-in-order.ts'
import { shopList } from './shop-list.ts'
import type { StoredShop } from './shops.routes.ts'

export type StaffShopDeps = ListFileDeps & { db: Db; hasPicture: (name: string) => Promise<boolean> }

/** What staff change of the shops. There may be none: then orders are only sent. */
export function addStaffShopCalls(calls: InternalCalls, deps: StaffShopDeps): void {
  const { db, clock, hasPicture } = deps
  const shops = db.collection<StoredShop>('shops')
  const all = () =>
    shops
      .find({ order: { $gte: 0 } }, { projection: { _id: 0 } })
      .sort({ order: 1 })
      .toArray()
  const views = async () => (await all()).map(viewOf)
  const answer = async () => ({ shops: await views() })

  staffRead(calls, staffShopsEndpoint, answer)
  addListFileCalls(calls, shopListFile, shopList(views), deps)

  staffWrite(calls, changeShopsEndpoint, async ({ body, who }) => {
    const change = await changeShops(body, { who, at: clock.now() })
    return { answer: await answer(), change: { action: `shop_${body.action}`, ...change } }
  })

  /** The subject is the shop that was changed, or their order. */
  async function changeShops(change: ShopChange, author: Author): Promise<Omit<Change, 'action'>> {
    if (change.action === 'order') {
      const before = (await all()).map(({ id }) => id)
      const ids = namesInOrder(before, change.ids)
      for (const [index, id] of ids.entries()) await shops.updateOne({ id }, { $set: { order: index + 1 } })
      return { subject: 'order', before, after: ids }
    }
    const { id, revision, shop } = change
    const { map_image } = shop
    if (map_image !== null && !(await hasPicture(map_image))) throw invalid('shop.map_image', 'picture_unknown')
    if (id === null) return enter(shop, author)
    const { before } = await changeAtRevision(shops, { id }, { revision, fields: shop, ...author })
    return { subject: id, before: formOf(before), after: shop }
  }

  async function enter(shop: ShopForm, author: Author): Promise<Omit<Change, 'action'>> {
    const known = await all()
    if (known.length >= MOST_SHOPS) throw new ShopError('validation', { fields: { id: 'list_full' } })
    // Never one that a shop had before: customers' saved choices would lead to another place.
    const id = `shop-${randomUUID().slice(0, 8)}`
    await addNew<StoredShop>(shops, { id, ...shop, order: (known.at(-1)?.order ?? 0) + 1 }, author)
    return { subject: id, before: null, after: shop }
  }
}

function formOf({ city, address, phone, hours, map_image = null }: StoredShop): ShopForm {
  return { city, address, phone, hours, map_image }
}

function viewOf(shop: StoredShop): StaffShop {
  return { id: shop.id, ...formOf(shop), ...(shop.archived && { is_archived: true as const }), ...revisionOf(shop) }
}
