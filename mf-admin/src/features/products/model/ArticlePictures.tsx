import { articleImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { Failure } from '../../../components/Failure.tsx'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { PicturesEditor } from '../../../picture-editor/PicturesEditor.tsx'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'

/** The pictures of an article, and of the heights that share them, inside the page of its model. */
export function ArticlePictures({ article }: { article: string }) {
  const { t } = useTexts()
  const input = { params: { article } }
  const { data, error, isFetching, refetch } = useStaffEndpoint(articleImagesEndpoint, input, { staleTime: 0 })
  if (error && !data)
    return <Failure error={error} title={t('pictures.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <Skeleton shape="control" />
  return <PicturesEditor key={article} known={data.product} isPart onSaved={renewGoods} />
}
