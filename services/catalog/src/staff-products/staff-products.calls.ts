import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { changeProductEndpoint, showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { changeStockEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { changeProduct, showProduct } from './edit-product.ts'
import { changeStock } from './grid/change-stock.ts'
import { listModels } from './list-models.ts'
import { filterInAddress, type ListDeps, listProducts } from './list-products.ts'
import { differingFields } from './product-form.ts'
import { type GoodsPageDeps, readGoods } from './read-goods.ts'

/** Products for staff. */
export function addStaffProductCalls(internal: InternalCalls, deps: GoodsPageDeps & ListDeps): void {
  staffRead(internal, staffProductsEndpoint, ({ query }) => {
    const { sort, dir, page, limit, ...filter } = query
    return listProducts(deps, filterInAddress(filter), { sort, dir, page, limit })
  })
  staffRead(internal, staffModelsEndpoint, ({ query }) => {
    const { sort, dir, page, limit, opened, ...filter } = query
    return listModels(deps, filterInAddress(filter), { sort, dir, page, limit, opened: opened?.split(',') ?? [] })
  })
  staffRead(internal, staffGoodsEndpoint, ({ params: { article } }) => readGoods(deps, article))

  staffWrite(internal, changeProductEndpoint, async ({ params: { article }, body, who }) => {
    const { before, product, change: made } = await changeProduct(deps, { who, article, change: body })
    const change = { action: 'product_change', subject: article, ...differingFields(before, product) }
    return { answer: { product, undo: made }, change: made === null ? null : change }
  })
  staffWrite(internal, showProductEndpoint, async ({ params: { article }, body: { is_show }, who }) => {
    const { before, product, change: made } = await showProduct(deps, { who, article, is_show })
    const action = is_show ? 'product_show' : 'product_hide'
    const change = { action, subject: article, ...differingFields(before, product) }
    return { answer: { product, undo: made }, change: made === null ? null : change }
  })
  staffWrite(internal, changeStockEndpoint, async ({ params: { article }, body, who, idempotencyKey: key }) => {
    const { before, after, stock } = await changeStock(deps, { who, article, key, change: body })
    return { answer: { stock }, change: { action: 'stock_change', subject: article, asked: body, before, after } }
  })
}
