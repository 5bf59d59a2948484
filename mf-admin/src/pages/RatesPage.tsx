import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { Rates } from '../features/rates/Rates.tsx'
import { useTexts } from '../use-texts.ts'

export function RatesPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('rates.pageTitle') })
  return (
    <StaffLayout title={t('rates.title')} right="rates">
      <Rates />
    </StaffLayout>
  )
}
