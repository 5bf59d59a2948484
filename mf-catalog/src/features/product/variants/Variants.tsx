import type { Product, Sibling } from '@shop/contracts/products'
import { Colors } from './Colors.tsx'
import { Heights } from './Heights.tsx'
import { shortagesOf } from './shortages.ts'

type VariantsProps = { product: Product; siblings: readonly Sibling[] }

/** Another colour or height is another article, so each is a link. */
export function Variants({ product, siblings }: VariantsProps) {
  const shortages = shortagesOf(product, siblings)
  return (
    <>
      <Colors product={product} shortages={shortages} />
      <Heights product={product} siblings={siblings} shortages={shortages} />
    </>
  )
}
