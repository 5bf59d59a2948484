import { useHeader } from '@shop/shell/header'
import { useTranslation } from '@shop/shell/i18n'
import { useParams } from '@shop/shell/router'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { lazy, Suspense } from 'react'
import { ProductSkeleton } from '../../features/product/ProductSkeleton.tsx'
import { isGone, useProduct } from '../../features/product/product.query.ts'
import css from './ProductPage.module.css'
import { ProductView } from './ProductView.tsx'

// With the cards it shows it weighs as much as the article's own page, and hardly anybody comes here.
const ProductGone = lazy(async () => ({ default: (await import('./ProductGone.tsx')).ProductGone }))

export function ProductPage() {
  const { t } = useTranslation('mf-catalog')
  const { article = '' } = useParams()
  const { data, error, isPlaceholderData, refetch } = useProduct(article)
  useHeader({ transparent: data !== undefined })

  if (error && isGone(error)) {
    return (
      <Suspense fallback={<ProductSkeleton />}>
        <ProductGone />
      </Suspense>
    )
  }
  if (error) {
    return (
      <div className={css.message}>
        <h1 className={css.hidden}>{t('product.failed')}</h1>
        <ErrorState title={t('product.failed')} retryLabel={t('again')} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <ProductSkeleton />
  return <ProductView product={data.product} siblings={data.siblings} isLeaving={isPlaceholderData} />
}
