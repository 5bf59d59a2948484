import { ShopError } from '@shop/contracts/errors'
import { articleImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { useFormat } from '@shop/shell/format'
import { usePageMeta } from '@shop/shell/page-meta'
import { useParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Failure } from '../components/Failure.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { PageSaveBar } from '../forms/PageSaveBar.tsx'
import { SaveParts, useSaveParts } from '../forms/save-parts.tsx'
import { useTakeBack } from '../goods/use-take-back.ts'
import { TableSkeleton } from '../list/TableSkeleton.tsx'
import { PicturesEditor } from '../picture-editor/PicturesEditor.tsx'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { useTexts } from '../use-texts.ts'

/** The pictures of one article. */
export function ArticleImagesPage() {
  const { t } = useTexts()
  const { text } = useFormat()
  const { article = '' } = useParams()
  useUnsaved(false)
  const input = { params: { article } }
  const { data, error, isFetching, refetch } = useStaffEndpoint(articleImagesEndpoint, input, { staleTime: 0 })
  const title = data ? `${text(data.product.title)}, ${article}` : article
  usePageMeta({ title: t('pictures.pageTitleOf', { title }) })
  const { tellSaved } = useTakeBack()
  const parts = useSaveParts({ onSaved: ({ isSaved, undos }) => isSaved && tellSaved(t('pictures.saved'), undos) })
  const isGone = error instanceof ShopError && ['not_found', 'validation'].includes(error.code)

  return (
    <StaffLayout title={title}>
      {isGone && <EmptyState title={t('pictures.gone')}>{t('pictures.goneText', { article })}</EmptyState>}
      {error && !isGone && !data && (
        <Failure error={error} title={t('pictures.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {!data && !error && <TableSkeleton caption={title} />}
      {data && (
        <SaveParts page={parts.page}>
          <PicturesEditor key={article} known={data.product} />
          <PageSaveBar parts={parts} />
        </SaveParts>
      )}
    </StaffLayout>
  )
}
