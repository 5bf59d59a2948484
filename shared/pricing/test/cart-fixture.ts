import { fromDecimal, type Price } from '@shop/money/money'
import type { CartInput } from '../src/choose-discount.ts'
import type { CartLine } from '../src/line-price.ts'

/** What a test names of a line: whole hryvnias or decimal euros, and only what matters. `sale` is the current price below the list. */
type LineFields = {
  uah: number
  eur?: number
  saleUah?: number
  count?: number
  bundlePercent?: number
  article?: string
}

function lineFixture({
  uah,
  eur = 0,
  saleUah = uah,
  count = 1,
  bundlePercent,
  article = 'DR-1',
}: LineFields): CartLine {
  const list: Price = { uah: fromDecimal(uah), eur: fromDecimal(eur) }
  const price: Price = { uah: fromDecimal(saleUah), eur: list.eur }
  return { article, size: 'S', count, list, price, bundlePercent: bundlePercent ?? null, weightKg: 0.5 }
}

/** A cart of a guest in hryvnias, without a code and before delivery is chosen. */
export function cartFixture(lines: LineFields[], rest: Partial<CartInput> = {}): CartInput {
  return {
    currency: 'UAH',
    lines: lines.map(lineFixture),
    customer: { level: 0, birthday: false },
    promo: null,
    deliveryPrice: null,
    ...rest,
  }
}
