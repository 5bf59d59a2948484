import { usePageMeta } from '@shop/shell/page-meta'
import { Checkout } from '../features/checkout/Checkout.tsx'
import { useTexts } from '../use-texts.ts'

export function CheckoutPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('checkout.pageTitle') })
  return <Checkout />
}
