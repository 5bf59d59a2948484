import {
  internalChangeProductExtrasEndpoint,
  internalProductExtrasEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { changeProductExtras, type ProductExtrasDeps, readProductExtras } from './product-extras.ts'

/** Recommendations and models of products for staff, who ask the admin service. */
export function addProductExtrasCalls(internal: InternalCalls, deps: ProductExtrasDeps): void {
  handleInternal(internal, internalProductExtrasEndpoint, ({ article }) => readProductExtras(deps, article))
  handleInternal(internal, internalChangeProductExtrasEndpoint, asked => changeProductExtras(deps, asked))
}
