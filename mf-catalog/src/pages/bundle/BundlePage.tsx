import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { useParams } from '@shop/shell/router'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { Suspense } from 'react'
import { isGone, useBundle } from '../../features/bundle/bundle.query.ts'
import { LazyProductGone } from '../product/lazy-product-gone.ts'
import css from './BundlePage.module.css'
import { BundleView } from './BundleView.tsx'

export function BundlePage() {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { article = '' } = useParams()
  const { data, error, isFetching, refetch } = useBundle(article)
  usePageMeta({ title: t('bundle.metaTitle', { title: data ? text(data.bundle.title) : t('bundle.title') }) })

  if (error && isGone(error))
    return (
      <Suspense fallback={null}>
        <LazyProductGone />
      </Suspense>
    )
  if (error) {
    return (
      <>
        <VisuallyHidden>
          <h1>{t('bundle.title')}</h1>
        </VisuallyHidden>
        <ErrorState
          title={t('bundle.failed')}
          retryLabel={t('again')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    )
  }
  if (data) return <BundleView key={article} {...data} />
  return (
    <div className={css.page} aria-busy="true">
      <Skeleton shape="picture" />
      <div className={css.words}>
        <Heading level={1}>{t('bundle.title')}</Heading>
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </div>
  )
}
