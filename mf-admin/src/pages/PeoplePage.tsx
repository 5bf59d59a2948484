import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { People } from '../features/people/People.tsx'
import { useTexts } from '../use-texts.ts'

export function PeoplePage() {
  const { t } = useTexts()
  usePageMeta({ title: t('people.pageTitle') })
  return (
    <StaffLayout title={t('people.title')} right="staff">
      <People />
    </StaffLayout>
  )
}
