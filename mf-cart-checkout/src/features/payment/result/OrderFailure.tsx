import { ShopError } from '@shop/contracts/errors'
import { usePageMeta } from '@shop/shell/page-meta'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'

type OrderFailureProps = {
  failure: Error
  isRetrying: boolean
  onRetry: () => void
  /** Where an order is found whose address is not known. */
  help?: ReactNode
}

/** An address that names no order, or an order that cannot be shown now. */
export function OrderFailure({ failure, isRetrying, onRetry, help }: OrderFailureProps) {
  const { t } = useTexts()
  const isUnknown = failure instanceof ShopError && ['not_found', 'validation'].includes(failure.code)
  usePageMeta({ title: t(isUnknown ? 'order.unknownPageTitle' : 'order.loadingPageTitle') })
  const toStore = (
    <Link to="/store" className={buttonClass({ variant: 'outline' })}>
      {t('cart.continue')}
    </Link>
  )
  if (isUnknown) {
    return (
      <EmptyState headingLevel={1} title={t('order.unknown')} actions={toStore}>
        <p>
          {t('order.unknownText')} {help}
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <VisuallyHidden>
        <h1>{t('order.loadingPageTitle')}</h1>
      </VisuallyHidden>
      <ErrorState title={t('order.failed')} retryLabel={t('again')} onRetry={onRetry} retrying={isRetrying}>
        <p>{t('order.failedText')}</p>
      </ErrorState>
    </>
  )
}
