import { lazy } from 'react'
import { withTexts } from '../../text-chunks.ts'

export const LazyOfflineProduct = lazy(
  withTexts(['product', 'kept'], () =>
    import(/* webpackChunkName: "offline-product" */ './OfflineProduct.tsx').then(({ OfflineProduct }) => ({
      default: OfflineProduct,
    })),
  ),
)
