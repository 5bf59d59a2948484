import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { useParams } from '@shop/shell/router'
import { ErrorState } from '@shop/ui-kit/ErrorState'
import { Heading } from '@shop/ui-kit/Heading'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { isGone, useBundle } from '../features/bundle/bundle.query.ts'
import { Look } from '../features/bundle/Look.tsx'
import { LookPictures } from '../features/bundle/LookPictures.tsx'
import css from './BundlePage.module.css'
import { ProductGone } from './ProductGone.tsx'

export function BundlePage() {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { article = '' } = useParams()
  const { data, error, refetch } = useBundle(article)
  const title = data ? text(data.bundle.title) : ''
  usePageMeta({
    title: t('bundle.metaTitle', { title: title || t('bundle.title') }),
    ...(data && { description: text(data.bundle.description) }),
  })

  if (error && isGone(error)) return <ProductGone />
  if (error) return <ErrorState title={t('product.failed')} retryLabel={t('again')} onRetry={() => void refetch()} />
  return (
    <div className={css.page} aria-busy={!data || undefined}>
      {data ? <LookPictures images={data.bundle.images} /> : <Skeleton shape="picture" />}
      <div className={css.words}>
        <Heading level={1}>{title || t('bundle.title')}</Heading>
        {data && <p className={css.text}>{text(data.bundle.description)}</p>}
        {data && <Look bundle={data.bundle} products={data.products} />}
      </div>
    </div>
  )
}
