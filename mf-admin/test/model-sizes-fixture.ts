import type { ModelSizes } from '@shop/contracts/staff/goods/staff-model-sizes'
import { sizeNames, stockFixture } from './product-fixture.ts'

/** A dress in black and red, each in two sizes. */
export function modelSizesFixture({ available = 3, uah = 4990, revision = 4 } = {}): ModelSizes {
  const sizes = sizeNames.map(name => ({
    name,
    price: { uah, eur: null },
    price_without_discount: null,
    weight_kg: 0.5,
    preorder_limit: null,
    stock: stockFixture(name, { available }),
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
