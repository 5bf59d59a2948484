import type { StaffProductFilter } from '@shop/contracts/staff/goods/staff-products'
import { useSearchParams } from '@shop/shell/router'
import { type ProductsAddress, readProductsAddress, writeProductsAddress } from './products-address.ts'

export function useProductsAddress() {
  const [params, setParams] = useSearchParams()
  const address = readProductsAddress(params)
  const go = (next: Partial<ProductsAddress>, replace = false) =>
    setParams(writeProductsAddress({ ...address, ...next }), { replace })
  const narrowed = (filter: StaffProductFilter) =>
    Object.fromEntries(Object.entries({ ...address.filter, ...filter }).filter(([, value]) => value !== undefined))

  return {
    address,
    /** Otherwise every key would be a step of the browser's history. */
    setSearch: (search: string) => go({ filter: narrowed({ search: search || undefined }), page: 1 }, true),
    setFilter: (filter: StaffProductFilter) => go({ filter: narrowed(filter), page: 1 }),
    setSort: (sort: ProductsAddress['sort'], dir: 'asc' | 'desc') => go({ sort, dir, page: 1 }),
    setHidden: (hidden: readonly string[]) => go({ hidden }, true),
    forgetFilter: () => go({ filter: {}, page: 1 }),
    linkToPage: (page: number) => ({ search: `?${writeProductsAddress({ ...address, page })}` }),
  }
}
