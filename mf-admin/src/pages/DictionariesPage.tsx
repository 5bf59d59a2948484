import { usePageMeta } from '@shop/shell/page-meta'
import { Dictionaries } from '../features/dictionaries/Dictionaries.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { useTexts } from '../use-texts.ts'

export function DictionariesPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('dict.pageTitle') })
  return (
    <StaffLayout title={t('dict.title')} right="content">
      <Dictionaries />
    </StaffLayout>
  )
}
