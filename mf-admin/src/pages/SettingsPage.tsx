import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { Settings } from '../features/settings/Settings.tsx'
import { useTexts } from '../use-texts.ts'

export function SettingsPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('settings.pageTitle') })
  return (
    <StaffLayout title={t('settings.title')} right="settings">
      <Settings />
    </StaffLayout>
  )
}
