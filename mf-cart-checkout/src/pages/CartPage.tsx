import { usePageMeta } from '@shop/shell/page-meta'
import { CartContents } from '../features/cart/CartContents.tsx'
import { useTexts } from '../use-texts.ts'

export function CartPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('cart.pageTitle') })
  return <CartContents />
}
