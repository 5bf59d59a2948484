import { usePageMeta } from '@shop/shell/page-meta'
import { FirstSteps } from '../features/home/FirstSteps.tsx'
import { OrderFigures } from '../features/home/OrderFigures.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { useTexts } from '../use-texts.ts'

export function HomePage() {
  const { t } = useTexts()
  usePageMeta({ title: t('home.pageTitle') })
  return (
    <StaffLayout title={t('home.title')}>
      <FirstSteps />
      <OrderFigures />
    </StaffLayout>
  )
}
