import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { toStaffModel } from '../models/edit-model.ts'
import { toStaffProduct } from './edit-product.ts'
import { modelSizesOf, seeModel } from './grid/model-sizes.ts'

export type GoodsPageDeps = GoodsChangeDeps & { rate: () => Promise<number> }

/**
 * An article, its model and the sizes of all articles of that, of one look at the database.
 * @throws ShopError not_found
 */
export async function readGoods(deps: GoodsPageDeps, article: string): Promise<ResultOf<typeof staffGoodsEndpoint>> {
  const [seen, rate] = await Promise.all([seeModel(deps, { article }), deps.rate()])
  const stored = seen.articles.find(one => one.article === article)
  // It was moved to another model meanwhile.
  if (!stored) throw new ShopError('not_found')
  const stock = seen.stock.filter(item => item.article === article)
  return {
    product: toStaffProduct(stored, stock, seen.known),
    model: toStaffModel(seen.model, seen.articles, seen.known),
    sizes: modelSizesOf(seen, rate),
  }
}
