import { formatAmount } from '@shop/shell/format'
import { Button } from '@shop/ui-kit/Button'
import type { Cart } from '../../quoted-cart/use-cart.ts'
import { useTexts } from '../../use-texts.ts'
import { ChargeNote } from './ChargeNote.tsx'
import css from './PayButton.module.css'

/** Carries the amount, and waits until the amount is the one for exactly this cart and this delivery. */
export function PayButton({ cart: { quote, quoteHash, isRefreshing }, isBusy }: { cart: Cart; isBusy: boolean }) {
  const { t } = useTexts()
  const isKnown = quote !== null && quoteHash !== null
  return (
    <div className={css.pay}>
      <Button
        type="submit"
        variant="checkout"
        wide
        busy={isBusy || (!isKnown && isRefreshing)}
        disabled={!isKnown && !isRefreshing}
      >
        {quote ? t('pay', { total: formatAmount(quote.total, quote.currency) }) : t('payUnknown')}
      </Button>
      {quote?.currency === 'EUR' && <ChargeNote total={quote.total} />}
      <p role="status" className={css.told}>
        {isBusy && t('ordering')}
      </p>
    </div>
  )
}
