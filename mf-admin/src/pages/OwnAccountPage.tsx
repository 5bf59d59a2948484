import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { OwnAccount } from '../features/me/OwnAccount.tsx'
import { useTexts } from '../use-texts.ts'

export function OwnAccountPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('me.pageTitle') })
  return (
    <StaffLayout title={t('me.title')}>
      <OwnAccount />
    </StaffLayout>
  )
}
