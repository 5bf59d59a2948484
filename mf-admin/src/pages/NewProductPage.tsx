import { usePageMeta } from '@shop/shell/page-meta'
import { useSearchParams } from '@shop/shell/router'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { NewProducts } from '../features/products/new/NewProducts.tsx'
import { useTexts } from '../use-texts.ts'

export function NewProductPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const title = params.get('copy') ? t('product.copyTitle') : t('product.newTitle')
  usePageMeta({ title: t('product.newPageTitle') })
  return (
    <StaffLayout title={title}>
      <NewProducts />
    </StaffLayout>
  )
}
