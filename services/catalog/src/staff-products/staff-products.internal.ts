import {
  internalChangeProductEndpoint,
  internalNewProductsEndpoint,
  internalShowProductEndpoint,
  internalStaffProductEndpoint,
} from '@shop/contracts/staff/goods/staff-product-forms'
import { internalStaffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { internalChangeStockEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { changeStock } from './change-stock.ts'
import { addProducts, changeProduct, type EditDeps, readStaffProduct, showProduct } from './edit-product.ts'
import { type ListDeps, listProducts } from './list-products.ts'

/** Products for the admin service. */
export function addStaffProductCalls(internal: InternalCalls, deps: EditDeps & ListDeps): void {
  handleInternal(internal, internalStaffProductsEndpoint, ({ filter, ...page }) => listProducts(deps, filter, page))
  handleInternal(internal, internalStaffProductEndpoint, async ({ article }) => ({
    product: await readStaffProduct(deps, article),
  }))
  handleInternal(internal, internalNewProductsEndpoint, body => addProducts(deps, body))
  handleInternal(internal, internalChangeProductEndpoint, body => changeProduct(deps, body))
  handleInternal(internal, internalChangeStockEndpoint, body => changeStock(deps, body))
  handleInternal(internal, internalShowProductEndpoint, body => showProduct(deps, body))
}
