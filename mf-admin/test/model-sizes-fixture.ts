import type { ModelSizes } from '@shop/contracts/staff/goods/staff-model-sizes'
import { productFixture, sizeNames, stockFixture } from './product-fixture.ts'

/** A dress in black and red, each in two sizes. */
export function modelSizesFixture({ available = 3, uah = 4990, revision = 4 } = {}): ModelSizes {
  const sizes = productFixture().sizes.map(size => ({
    ...size,
    price: { uah, eur: null },
    stock: stockFixture(size.name, { available }),
  }))
  const about = { height: null, is_shown: true, changed: null, sizes }
  return {
    model: 'DR-1',
    sizes: sizeNames,
    articles: [
      { ...about, article: 'DR-1-BLA', color: 'black', revision },
      { ...about, article: 'DR-1-RED', color: 'red', revision: 2 },
    ],
    rate: 45,
  }
}
