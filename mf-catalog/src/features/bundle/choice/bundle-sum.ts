import type { Price } from '@shop/contracts/money'
import { bundlePrice } from '@shop/pricing/bundle-price'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { type BundleItem, isWhole } from './bundle-items.ts'

export type BundleSum = {
  /** Apart, at list prices. */
  list: Price
  own: Price
  saving: Price
  /** The shopper's own percent makes it cheaper than the bundle's would. */
  isPersonal: boolean
  /** Another size may cost more: the sum is the lowest possible one. */
  isFrom: boolean
}

/** A preview of what the taken items cost: the price that holds is the one the service answers in the cart. */
export function bundleSum(items: readonly BundleItem[], bundlePercent: number, personalPercent: number): BundleSum {
  const taken = items.filter(({ isTaken }) => isTaken)
  const sizes = taken.flatMap(({ size, product }) => size ?? cheapestSize(product.sizes) ?? [])
  const percent = isWhole(items) ? bundlePercent : 0
  const forEverybody = bundlePrice(sizes, { bundlePercent: percent }).own
  const { list, own } = bundlePrice(sizes, { bundlePercent: percent, personalPercent })
  return {
    list,
    own,
    saving: { uah: list.uah - own.uah, eur: Math.round((list.eur - own.eur) * 100) / 100 },
    isPersonal: own.uah < forEverybody.uah,
    isFrom: taken.some(({ size, product }) => !size && hasOtherPrices(product.sizes)),
  }
}

function hasOtherPrices(sizes: BundleItem['product']['sizes']): boolean {
  return new Set(sizes.map(({ price }) => price.uah)).size > 1
}
