import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { Outbox } from '../features/outbox/Outbox.tsx'
import { useTexts } from '../use-texts.ts'

export function OutboxPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('outbox.pageTitle') })
  return (
    <StaffLayout title={t('outbox.title')} right="system">
      <Outbox />
    </StaffLayout>
  )
}
