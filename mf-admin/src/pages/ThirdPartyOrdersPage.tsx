import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { ThirdPartyOrders } from '../features/third-party/ThirdPartyOrders.tsx'
import { useTexts } from '../use-texts.ts'

export function ThirdPartyOrdersPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('link.pageTitle') })
  return (
    <StaffLayout title={t('link.title')} right="orders">
      <ThirdPartyOrders />
    </StaffLayout>
  )
}
