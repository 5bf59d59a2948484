import { ShopError } from '@shop/contracts/errors'
import { type BulkChange, type BulkWhich, MOST_IN_BULK } from '@shop/contracts/staff/goods/staff-product-bulk'
import { bodyHash, refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import { refuseFields } from '@shop/service-kit/calls/fields'
import { beginLong, refuseSecond } from '../../goods-changes/begin-long.ts'
import type { GoodsChangeDeps } from '../../goods-changes/carry-out.ts'
import type { GoodsChange } from '../../goods-changes/goods-change.ts'
import { findByKey } from '../../goods-changes/short-changes.ts'
import { wrongNames } from '../../goods-rules/product-rules.ts'
import { fieldsAt } from '../../goods-rules/size-rules.ts'
import { type ListDeps, productsAgreeing } from '../list-products.ts'

export type BulkDeps = GoodsChangeDeps & ListDeps
type Asked = { who: string; key: string; which: BulkWhich; change: BulkChange }

/** Articles that are changed together: few enough for nobody to wait for them. */
export const CHUNK = 250
/** One change of many articles at a time. */
const MANY = 'many products'

/**
 * Writes down a change of many articles, and which ones; nothing is changed yet. Asked again under its key it finds the one that
 * is there.
 * @throws ShopError validation; count_changed when the filter finds others than were seen; bulk_running while another change
 * of many articles is under way; idempotency_conflict when the key was another change's.
 */
export async function beginBulk(deps: BulkDeps, { who, key, which, change }: Asked): Promise<void> {
  const body_hash = bodyHash({ who, which, change })
  const earlier = await findByKey(deps, key)
  if (earlier) return refuseOtherRequest(earlier.body_hash, body_hash)
  await refuseUnknown(deps, change)
  await refuseSecond(deps, MANY)
  const names = await findArticleNames(deps, which)
  const asked = { door: 'bulk' as const, id: key, who, about: MANY, asked: change, body_hash }
  if (await beginLong(deps, asked, names, CHUNK)) return
  const same = await deps.goodsChanges.find(key)
  if (same) return refuseOtherRequest(same.body_hash, body_hash)
  await refuseSecond(deps, MANY)
  throw new ShopError('busy')
}

export async function getBulk({ goodsChanges, clock }: BulkDeps, id: string): Promise<GoodsChange> {
  const bulk = await goodsChanges.find(id)
  if (!bulk || bulk.ends_at <= clock.now() || bulk.door !== 'bulk') throw new ShopError('not_found')
  return bulk
}

async function refuseUnknown(deps: BulkDeps, change: BulkChange): Promise<void> {
  if (change.do !== 'category' && change.do !== 'collection') return
  refuseFields(fieldsAt('change', wrongNames(change, {}, await deps.knownNames.read())))
}

/** @throws ShopError count_changed when the filter finds others than were seen. */
export async function findArticleNames(deps: ListDeps, which: BulkWhich): Promise<string[]> {
  if (which.by === 'articles') return [...new Set(which.articles)]
  const agreeing = await productsAgreeing(deps, which.filter)
  if (agreeing.length > MOST_IN_BULK || agreeing.length !== which.count) {
    throw new ShopError('count_changed', { count: agreeing.length })
  }
  return agreeing.map(({ article }) => article)
}
