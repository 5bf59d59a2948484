/** What products are described by, as their list names it in its address. */
export type DescribedBy = 'category' | 'collection' | 'color' | 'height' | 'size'

/** The list of the products that have it. */
export function productsBy(key: DescribedBy, name: string): string {
  return `/admin/other/products?${new URLSearchParams({ [key]: name })}`
}
