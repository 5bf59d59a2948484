import { usePageMeta } from '@shop/shell/page-meta'
import { HomeEditor } from '../features/home-editor/HomeEditor.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { useTexts } from '../use-texts.ts'

export function HomeEditorPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('homeEditor.pageTitle') })
  return (
    <StaffLayout title={t('homeEditor.title')} right="content">
      <HomeEditor />
    </StaffLayout>
  )
}
