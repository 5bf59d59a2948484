import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { Shops } from '../features/shops/Shops.tsx'
import { useTexts } from '../use-texts.ts'

export function ShopLocationPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('shops.pageTitle') })
  return (
    <StaffLayout title={t('shops.title')} right="content">
      <Shops />
    </StaffLayout>
  )
}
