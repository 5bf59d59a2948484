import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { PicturesList } from '../features/pictures/PicturesList.tsx'
import { useTexts } from '../use-texts.ts'

export function ImagesPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('pictures.pageTitle') })
  return (
    <StaffLayout title={t('pictures.title')} right="content">
      <PicturesList />
    </StaffLayout>
  )
}
