import { lazy } from 'react'
import { withTexts } from '../../text-chunks.ts'

// With the cards it shows it weighs as much as the article's own page, and hardly anybody comes here.
export const LazyProductGone = lazy(
  withTexts(['product', 'product-later'], () =>
    import('./ProductGone.tsx').then(({ ProductGone }) => ({ default: ProductGone })),
  ),
)
