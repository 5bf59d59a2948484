import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { Redirects } from '../features/redirects/Redirects.tsx'
import { useTexts } from '../use-texts.ts'

export function RedirectsPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('redirects.pageTitle') })
  return (
    <StaffLayout title={t('redirects.title')} right="content">
      <Redirects />
    </StaffLayout>
  )
}
