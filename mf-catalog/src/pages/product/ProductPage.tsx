import { useHeader } from '@shop/shell/header'
import { useTranslation } from '@shop/shell/i18n'
import { useParams } from '@shop/shell/router'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Suspense } from 'react'
import { storeCardOf } from '../../features/card/store-card-of.ts'
import { ProductSkeleton } from '../../features/product/ProductSkeleton.tsx'
import { isGone, isOutOfReach, useProduct } from '../../features/product/product.query.ts'
import { findSeenCard } from '../../seen-cards.ts'
import { LazyOfflineProduct } from './lazy-offline-product.ts'
import { LazyProductGone } from './lazy-product-gone.ts'
import { ProductArticle } from './ProductArticle.tsx'
import css from './ProductPage.module.css'

export function ProductPage() {
  const { t } = useTranslation('mf-catalog')
  const { article = '' } = useParams()
  const { data, seen, error, isKept, isLeaving, refetch } = useShownProduct(article)
  useHeader({ transparent: !isKept && (data !== undefined || seen !== undefined) })

  if (isKept) {
    return (
      <Suspense fallback={<ProductSkeleton />}>
        <LazyOfflineProduct key={article} article={article} onRetry={() => void refetch()} />
      </Suspense>
    )
  }

  if (error && isGone(error)) {
    return (
      <Suspense fallback={<ProductSkeleton />}>
        <LazyProductGone />
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
  const card = data ? storeCardOf(data.product) : seen
  if (!card) return <ProductSkeleton />
  return <ProductArticle card={card} product={data?.product} siblings={data?.siblings ?? []} isLeaving={isLeaving} />
}

/** The product of the address. While it is on its way, the sibling looked at before, else what a card has shown of it. */
function useShownProduct(article: string) {
  const asked = useProduct(article)
  const { data, error, isPlaceholderData, refetch } = asked
  const isSibling = data?.siblings.some(sibling => sibling.article === article)
  const seen = isPlaceholderData && isSibling ? undefined : findSeenCard(article)
  const isOther = isPlaceholderData && seen !== undefined
  return {
    data: isOther ? undefined : data,
    seen,
    error,
    /** Without a connection it is shown as the browser remembers it. */
    isKept: isOutOfReach(asked),
    isLeaving: isPlaceholderData && !isOther,
    refetch,
  }
}
