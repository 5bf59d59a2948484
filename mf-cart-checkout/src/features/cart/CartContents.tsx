import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { PreorderNotice } from '../../quoted-cart/PreorderNotice.tsx'
import { QuoteFailure } from '../../quoted-cart/QuoteFailure.tsx'
import { Totals } from '../../quoted-cart/Totals.tsx'
import { useTexts } from '../../use-texts.ts'
import { WaitingOrder } from '../../waiting-order/WaitingOrder.tsx'
import css from './CartContents.module.css'
import { CartSkeleton } from './CartSkeleton.tsx'
import { EmptyCart } from './empty/EmptyCart.tsx'
import { useFittingCart } from './fitting/use-fitting-cart.ts'
import { CartLines } from './lines/CartLines.tsx'
import { NextDiscount } from './NextDiscount.tsx'

/** The whole cart in two columns: what is in it, what it costs. */
export function CartContents() {
  const { t } = useTexts()
  const { lines, reducedIds, itemCount, quote, isRefreshing, isLoading, failure, refresh } = useFittingCart()
  const goOn = (
    <Link to="/store" className={buttonClass({ variant: 'outline' })}>
      {t('cart.continue')}
    </Link>
  )
  const heading = (
    <h1 className={css.heading} tabIndex={-1}>
      {t(itemCount > 0 ? 'cart.title' : 'cart.titleEmpty', { count: itemCount })}
    </h1>
  )
  if (lines.length === 0) {
    return (
      <div className={css.cart}>
        {heading}
        <WaitingOrder />
        <EmptyCart actions={goOn} />
      </div>
    )
  }

  if (isLoading) {
    return (
      <div className={css.cart}>
        {heading}
        <WaitingOrder />
        <div key="loading" className={css.columns}>
          <CartSkeleton lines={lines.length} />
        </div>
      </div>
    )
  }

  return (
    <div className={css.cart}>
      {heading}
      <WaitingOrder />
      <div className={css.columns}>
        <div className={css.goods}>
          <CartLines {...{ lines, reducedIds, quote }} />
          <PreorderNotice lines={lines} />
          <p className={css.keeping}>{t('cart.keeping')}</p>
        </div>
        <section className={css.summary} aria-label={t('totals.heading')}>
          {failure && <QuoteFailure failure={failure} isRetrying={isRefreshing} onRetry={refresh} />}
          {(quote || !failure) && (
            <Totals quote={quote} isRefreshing={isRefreshing} deliveryNote={t('totals.deliveryLater')} />
          )}
          <Link to="/checkout" className={buttonClass({ variant: 'checkout', wide: true })}>
            {t('cart.checkOut')}
          </Link>
          <NextDiscount quote={quote} />
          <Link to="/store" className={buttonClass({ variant: 'text' })}>
            {t('cart.continue')}
          </Link>
        </section>
      </div>
    </div>
  )
}
