import { usePageMeta } from '@shop/shell/page-meta'
import { Audit } from '../features/audit/Audit.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { useTexts } from '../use-texts.ts'

export function AuditPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('audit.pageTitle') })
  return (
    <StaffLayout title={t('audit.title')} right="staff">
      <Audit />
    </StaffLayout>
  )
}
