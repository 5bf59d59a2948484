import { lazy } from 'react'
import { withTexts } from '../../text-chunks.ts'

export const LazyKeptProduct = lazy(
  withTexts(['product', 'kept'], () =>
    import(/* webpackChunkName: "kept-product" */ './KeptProduct.tsx').then(({ KeptProduct }) => ({
      default: KeptProduct,
    })),
  ),
)
