import type { PopupSlotProps } from '@shop/shell/contract'
import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { PreorderNotice } from '../../quoted-cart/PreorderNotice.tsx'
import { QuoteFailure } from '../../quoted-cart/QuoteFailure.tsx'
import { Totals } from '../../quoted-cart/Totals.tsx'
import { useTexts } from '../../use-texts.ts'
import { CartLines } from './CartLines.tsx'
import css from './CartPopup.module.css'
import { EmptyCart } from './EmptyCart.tsx'
import { NextDiscount } from './NextDiscount.tsx'
import { useFittingCart } from './use-fitting-cart.ts'

export function CartPopup({ close, headingId }: PopupSlotProps<'cart'>) {
  const { t } = useTexts()
  const { lines, reducedIds, pieces, quote, isRefreshing, failure, refresh } = useFittingCart()
  const goOn = (
    <Button variant="outline" wide onClick={close}>
      {t('cart.continue')}
    </Button>
  )

  return (
    <>
      <header className={css.header}>
        <h2 id={headingId} className={css.title} tabIndex={-1}>
          {t('cart.title', { count: pieces })}
        </h2>
      </header>
      {lines.length === 0 ? (
        <EmptyCart actions={goOn} />
      ) : (
        <>
          <div className={css.lines}>
            <CartLines {...{ lines, reducedIds, quote }} />
            <PreorderNotice lines={lines} />
            <p className={css.keeping}>{t('cart.keeping')}</p>
          </div>
          <footer className={css.summary}>
            <NextDiscount quote={quote} />
            {failure && <QuoteFailure failure={failure} isRetrying={isRefreshing} onRetry={refresh} />}
            {(quote || !failure) && (
              <Totals quote={quote} isRefreshing={isRefreshing} deliveryNote={t('totals.deliveryLater')} />
            )}
            <div className={css.actions}>
              <Link to="/checkout" className={buttonClass({ variant: 'checkout', wide: true })} onClick={close}>
                {t('cart.checkOut')}
              </Link>
              {goOn}
            </div>
          </footer>
        </>
      )}
    </>
  )
}
