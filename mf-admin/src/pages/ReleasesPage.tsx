import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { Releases } from '../features/releases/Releases.tsx'
import { useTexts } from '../use-texts.ts'

export function ReleasesPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('releases.pageTitle') })
  return (
    <StaffLayout title={t('releases.title')} right="system">
      <Releases />
    </StaffLayout>
  )
}
