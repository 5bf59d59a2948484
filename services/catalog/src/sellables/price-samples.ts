import type { priceSamplesEndpoint } from '@shop/contracts/catalog/stock'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { SellableDeps } from './sellables.ts'

type Samples = ResultOf<typeof priceSamplesEndpoint>['samples']

const MOST = 300

/** The cheapest size of shown articles from all of the catalogue: the same ones until it changes. */
export async function readPriceSamples({ articles }: Pick<SellableDeps, 'articles'>): Promise<Samples> {
  const samples: Samples = []
  for await (const { article, sizes } of articles.shownPrices()) {
    const [cheapest] = sizes.toSorted((one, other) => one.price.uah - other.price.uah)
    if (cheapest) {
      const { name, price } = cheapest
      samples.push({ article, size: name, uah: price.uah, has_eur: price.eur !== null })
    }
  }
  const step = Math.max(1, Math.ceil(samples.length / MOST))
  return samples.filter((_, index) => index % step === 0)
}
