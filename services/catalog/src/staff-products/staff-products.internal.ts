import { internalStaffProductsEndpoint } from '@shop/contracts/staff/staff-products'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { type ListDeps, listProducts } from './list-products.ts'

/** Products for the admin service. */
export function addStaffProductCalls(internal: InternalCalls, deps: ListDeps): void {
  handleInternal(internal, internalStaffProductsEndpoint, ({ filter, ...page }) => listProducts(deps, filter, page))
}
