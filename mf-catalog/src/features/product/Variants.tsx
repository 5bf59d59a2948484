import type { Product, Sibling } from '@shop/contracts/products'
import { Colors } from './Colors.tsx'
import { Heights } from './Heights.tsx'

export type VariantsProps = { product: Product; siblings: readonly Sibling[] }

/** Another colour or height is another article, so each is a link. */
export function Variants({ product, siblings }: VariantsProps) {
  const soldOut = new Set(siblings.flatMap(({ article, in_stock }) => (in_stock ? [] : article)))
  return (
    <>
      <Colors product={product} soldOut={soldOut} />
      <Heights product={product} siblings={siblings} soldOut={soldOut} />
    </>
  )
}
