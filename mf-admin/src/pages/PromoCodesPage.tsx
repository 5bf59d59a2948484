import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { PromoCodes } from '../features/promo-codes/PromoCodes.tsx'
import { useTexts } from '../use-texts.ts'

export function PromoCodesPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('promo.pageTitle') })
  return (
    <StaffLayout title={t('promo.title')} right="promo">
      <PromoCodes />
    </StaffLayout>
  )
}
