import { usePageMeta } from '@shop/shell/page-meta'
import { Delivery } from '../features/delivery/Delivery.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { useTexts } from '../use-texts.ts'

export function DeliveryPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('delivery.pageTitle') })
  return (
    <StaffLayout title={t('delivery.title')} right="rates">
      <Delivery />
    </StaffLayout>
  )
}
