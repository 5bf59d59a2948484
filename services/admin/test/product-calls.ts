import { internalStaffProductsEndpoint, type StaffProductRow } from '@shop/contracts/staff/staff-products'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'

export const aRow: StaffProductRow = {
  article: 'DR-1042-BUR-R',
  model: 'DR-1042',
  title: { uk: 'Сукня', en: 'Dress' },
  category: 'dresses',
  collection: 'autumn-2026',
  color: 'burgundy',
  height: '160-167',
  sizes: [{ name: '36 (S)', available: 2 }],
  price: { uah: 4580, eur: 102 },
  price_without_discount: null,
  stock: 2,
  is_shown: true,
  picture: 'dr-1042-front',
  preorder_on: null,
  missing: [],
  revision: 0,
  changed: null,
}

/** What the catalogue answers of products. */
export function productCalls(calls: InternalCalls, asked: unknown[]): void {
  handleInternal(calls, internalStaffProductsEndpoint, body => {
    asked.push(body)
    return { products: [aRow], count: 1, page: body.page, limit: body.limit }
  })
}
