import { usePageMeta } from '@shop/shell/page-meta'
import { useParams } from '@shop/shell/router'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { ProductEditor } from '../features/products/ProductEditor.tsx'
import { useTexts } from '../use-texts.ts'

export function ProductPage() {
  const { t } = useTexts()
  const { article = '' } = useParams()
  usePageMeta({ title: t('product.pageTitle', { article }) })
  return (
    <StaffLayout title={t('product.heading', { article })}>
      <ProductEditor key={article} />
    </StaffLayout>
  )
}
