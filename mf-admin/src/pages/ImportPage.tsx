import { usePageMeta } from '@shop/shell/page-meta'
import { Import } from '../features/import/Import.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { useTexts } from '../use-texts.ts'

export function ImportPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('import.pageTitle') })
  return (
    <StaffLayout title={t('import.title')} right="content">
      <Import />
    </StaffLayout>
  )
}
