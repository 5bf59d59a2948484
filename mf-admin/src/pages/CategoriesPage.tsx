import { usePageMeta } from '@shop/shell/page-meta'
import { Categories } from '../features/categories/Categories.tsx'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { useTexts } from '../use-texts.ts'

export function CategoriesPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('categories.pageTitle') })
  return (
    <StaffLayout title={t('categories.title')} right="content">
      <Categories />
    </StaffLayout>
  )
}
