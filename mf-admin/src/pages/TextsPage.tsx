import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { Texts } from '../features/texts/Texts.tsx'
import { useTexts } from '../use-texts.ts'

export function TextsPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('texts.pageTitle') })
  return (
    <StaffLayout title={t('texts.title')} right="content">
      <Texts />
    </StaffLayout>
  )
}
