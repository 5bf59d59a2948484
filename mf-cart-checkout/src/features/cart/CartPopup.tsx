import type { PopupSlotProps } from '@shop/shell/contract'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { PreorderNotice } from '../../quoted-cart/PreorderNotice.tsx'
import { QuoteFailure } from '../../quoted-cart/QuoteFailure.tsx'
import { Totals } from '../../quoted-cart/Totals.tsx'
import { useTexts } from '../../use-texts.ts'
import { WaitingOrder } from '../../waiting-order/WaitingOrder.tsx'
import { OptionalWornWith } from '../../worn-with/OptionalWornWith.tsx'
import css from './CartPopup.module.css'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import { EmptyCart } from './empty/EmptyCart.tsx'
import { useFittingCart } from './fitting/use-fitting-cart.ts'
import { CartLines } from './lines/CartLines.tsx'
import { NextDiscount } from './NextDiscount.tsx'

export function CartPopup({ close, headingId }: PopupSlotProps<'cart'>) {
  const { t } = useTexts()
  const { lines, reducedIds, itemCount, quote, isRefreshing, isLoading, failure, isSettled, refresh } = useFittingCart()
  // What else she may like waits until she was told what her cart costs; then it stays.
  const [isPriced, setIsPriced] = useState(false)
  if (isSettled && !isPriced) setIsPriced(true)
  return (
    <>
      <header className={css.header}>
        <h2 id={headingId} className={css.title} tabIndex={-1}>
          {t(itemCount > 0 ? 'cart.title' : 'cart.titleEmpty', { count: itemCount })}
        </h2>
      </header>
      {lines.length === 0 ? (
        <div className={css.empty}>
          <WaitingOrder onLeave={close} />
          <EmptyCart
            actions={
              <Button variant="outline" onClick={close}>
                {t('cart.continue')}
              </Button>
            }
          />
        </div>
      ) : isLoading ? (
        <div className={css.lines}>
          <CartSkeleton lines={lines.length} />
        </div>
      ) : (
        <>
          <div className={css.lines}>
            <WaitingOrder onLeave={close} />
            <CartLines {...{ lines, reducedIds, quote }} />
            <NextDiscount quote={quote} />
            <PreorderNotice lines={lines} />
            <p className={css.keeping}>{t('cart.keeping')}</p>
            {isPriced && <OptionalWornWith />}
          </div>
          <footer className={css.summary}>
            {failure && <QuoteFailure failure={failure} isRetrying={isRefreshing} onRetry={refresh} />}
            {(quote || !failure) && (
              <Totals quote={quote} isRefreshing={isRefreshing} deliveryNote={t('totals.deliveryLater')} />
            )}
            <div className={css.actions}>
              <CheckoutLink close={close} />
              <Button variant="text" size="small" onClick={close}>
                {t('cart.continue')}
              </Button>
            </div>
          </footer>
        </>
      )}
    </>
  )
}
