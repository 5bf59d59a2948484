import { usePageMeta } from '@shop/shell/page-meta'
import { Bundles } from '../features/bundles/Bundles.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { useTexts } from '../use-texts.ts'

export function BundlesPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('bundles.pageTitle') })
  return (
    <StaffLayout title={t('bundles.title')} right="content">
      <Bundles />
    </StaffLayout>
  )
}
