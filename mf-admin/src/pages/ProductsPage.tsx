import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { Products } from '../features/products/list/Products.tsx'
import { useTexts } from '../use-texts.ts'

export function ProductsPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('products.pageTitle') })
  return (
    <StaffLayout title={t('products.title')} right="content">
      <Products />
    </StaffLayout>
  )
}
