import type { StaffRight } from '@shop/contracts/endpoint'
import type { Use } from '@shop/contracts/staff/removing/removing'
import { type DescribedBy, productsBy } from '../components/products-by.ts'

type Place = { href: string; right: StaffRight }

/** Where staff open one place that names something; null: there is no screen of it. */
export function placeOf(kind: Use['kind'], name: string): Place | null {
  const inAddress = encodeURIComponent(name)
  switch (kind) {
    case 'order':
      return { href: `/admin/orders?order=${inAddress}`, right: 'orders' }
    case 'promo_code':
      return { href: `/admin/other/promo-codes?code=${inAddress}`, right: 'promo' }
    case 'bundle':
      return { href: `/admin/bundles/${inAddress}`, right: 'content' }
    case 'recommendation':
    case 'product':
      return { href: `/admin/other/products/${inAddress}`, right: 'content' }
    case 'category':
      return { href: `/admin/other/categories?archived=1&open=${inAddress}`, right: 'content' }
    case 'import':
      return { href: `/admin/other/import?import=${inAddress}`, right: 'content' }
    default:
      return null
  }
}

/** Where staff find all places of a kind that name something; null: there is no such list. */
export function allPlacesOf({ kind, of }: Pick<Use, 'kind' | 'of'>, described: DescribedBy | null): Place | null {
  switch (kind) {
    case 'order':
      // Orders are found by the articles of their lines.
      return described ? null : { href: `/admin/orders?${new URLSearchParams({ search: of })}`, right: 'orders' }
    case 'sold':
      return {
        href: `/admin/statistics-search?${new URLSearchParams({ by: 'article', name: of })}`,
        right: 'statistics',
      }
    case 'stock':
      return { href: `/admin/other/products/${encodeURIComponent(of)}`, right: 'content' }
    case 'text':
      return { href: '/admin/other/texts', right: 'content' }
    case 'home':
      return { href: '/admin/home-editor', right: 'content' }
    case 'exchange':
      return { href: '/admin/other/1c/goods', right: 'content' }
    case 'product':
      return described && { href: productsBy(described, of), right: 'content' }
    default:
      return null
  }
}
