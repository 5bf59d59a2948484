import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/EmptyState'
import { useTexts } from '../../use-texts.ts'

export function EmptyCheckout() {
  const { t } = useTexts()
  const toStore = (
    <Link to="/store" className={buttonClass({ variant: 'outline' })}>
      {t('cart.continue')}
    </Link>
  )
  return (
    <EmptyState headingLevel={1} title={t('checkout.emptyTitle')} actions={toStore}>
      <p>{t('cart.emptyText')}</p>
    </EmptyState>
  )
}
