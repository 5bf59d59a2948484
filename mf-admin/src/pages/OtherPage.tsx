import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { Sections } from '../features/sections/Sections.tsx'
import { useTexts } from '../use-texts.ts'

export function OtherPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('sections.pageTitle') })
  return (
    <StaffLayout title={t('sections.title')}>
      <Sections />
    </StaffLayout>
  )
}
