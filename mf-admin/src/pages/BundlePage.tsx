import { ShopError } from '@shop/contracts/errors'
import { useFormat } from '@shop/shell/format'
import { usePageMeta } from '@shop/shell/page-meta'
import { useParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Failure } from '../components/Failure.tsx'
import { ArchivedBundle } from '../features/bundle-form/ArchivedBundle.tsx'
import { BundleEditor } from '../features/bundle-form/BundleEditor.tsx'
import { useBundle } from '../features/bundle-form/use-bundle.ts'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { TableSkeleton } from '../list/TableSkeleton.tsx'
import { useTexts } from '../use-texts.ts'

const NEW = 'new'

/** One bundle, or a new one. */
export function BundlePage() {
  const { t } = useTexts()
  const { text } = useFormat()
  const { article = NEW } = useParams()
  useUnsaved(false)
  const isNew = article === NEW
  const { data, error, isFetching, refetch } = useBundle(isNew ? null : article)
  const known = data?.bundle ?? null
  const title = isNew ? t('bundle.new') : known ? text(known.title) : article
  usePageMeta({ title: t('bundle.pageTitle', { title }) })
  const isGone = error instanceof ShopError && ['not_found', 'validation'].includes(error.code)

  return (
    <StaffLayout title={title}>
      {isGone && <EmptyState title={t('bundle.gone')}>{t('bundle.goneText', { article })}</EmptyState>}
      {error && !isGone && !known && (
        <Failure error={error} title={t('bundle.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {!isNew && !known && !error && <TableSkeleton caption={title} />}
      {known?.is_deleted && <ArchivedBundle bundle={known} />}
      {(isNew || (known && !known.is_deleted)) && <BundleEditor key={article} known={known} />}
    </StaffLayout>
  )
}
