import { usePageMeta } from '@shop/shell/page-meta'
import { FirstSteps } from '../features/home/FirstSteps.tsx'
import { OrderFigures } from '../features/home/OrderFigures.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { useStaffMember } from '../session/use-staff-member.ts'
import { useTexts } from '../use-texts.ts'

export function HomePage() {
  const { t } = useTexts()
  const { member, may } = useStaffMember()
  usePageMeta({ title: t('home.pageTitle') })
  return (
    <StaffLayout title={t('home.title')}>
      <FirstSteps />
      {member && may('orders') && <OrderFigures />}
    </StaffLayout>
  )
}
