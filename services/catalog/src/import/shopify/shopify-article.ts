import { articleFrom } from './article-name.ts'
import { useOf } from './shopify-options.ts'
import { type ShopifyProduct, type ShopifyVariant, variantName } from './shopify-products.ts'

/** In how many products, colours and heights each stock keeping unit stands. */
export type SkuPlaces = ReadonlyMap<string, ReadonlySet<string>>

type Group = {
  color: string
  height: string
  extra: readonly string[]
  variants: readonly { variant: ShopifyVariant; size: string }[]
}

const LONGEST_LIST = 600

/** The article of a colour and height: its stock keeping unit when no other has it, else made of handle, colour and height. */
export function articleOf({ handle }: Pick<ShopifyProduct, 'handle'>, group: Group, skus: SkuPlaces): string {
  const own = new Set(group.variants.map(({ variant }) => variant.row.of('sku').toUpperCase()))
  const [sku = ''] = own
  const isOnlyHere = own.size === 1 && /^[A-Z0-9-]{3,32}$/.test(sku) && (skus.get(sku)?.size ?? 0) === 1
  return isOnlyHere ? sku : articleFrom([...new Set([handle, group.color, group.height, ...group.extra])])
}

/** The stock keeping units that become neither the article nor an own code, with their variants; undefined when none is lost. */
export function unusedSkus(
  article: string,
  { variants }: Pick<Group, 'variants'>,
  isOwnCode: (row: ShopifyVariant['row']) => boolean,
): string | undefined {
  const unused = variants.flatMap(({ variant, size }) => {
    const sku = variant.row.of('sku')
    return sku === '' || sku.toUpperCase() === article || isOwnCode(variant.row)
      ? []
      : [`${variantName(variant, size)}: ${sku}`]
  })
  return unused.length === 0 ? undefined : unused.join(', ').slice(0, LONGEST_LIST)
}

export function countSkus(products: readonly ShopifyProduct[]): SkuPlaces {
  const skus = new Map<string, Set<string>>()
  for (const { handle, variants } of products) {
    for (const { row, options } of variants) {
      const sku = row.of('sku').toUpperCase()
      const index = [handle, ...options.filter(({ name }) => useOf(name, {}) !== 'size').map(({ value }) => value)]
      const places = skus.get(sku) ?? new Set()
      skus.set(sku, places.add(index.join('\n')))
    }
  }
  return skus
}
