import { formatAmount } from '@shop/shell/format'
import { Button } from '@shop/ui-kit/Button'
import type { Cart } from '../../quoted-cart/use-cart.ts'
import { useTexts } from '../../use-texts.ts'
import { ChargeNote } from './ChargeNote.tsx'
import css from './PayButton.module.css'

/** Carries the amount, and waits until it is the one for exactly this cart and this delivery; without a delivery price there is none. */
export function PayButton({ cart: { quote, quoteHash, isRefreshing }, isBusy }: { cart: Cart; isBusy: boolean }) {
  const { t } = useTexts()
  const isKnown = quote !== null && quoteHash !== null
  const priced = quote?.delivery === null ? null : quote
  return (
    <div className={css.pay}>
      <Button
        type="submit"
        variant="checkout"
        wide
        busy={isBusy || (!isKnown && isRefreshing)}
        disabled={!isKnown && !isRefreshing}
      >
        {priced ? t('pay', { total: formatAmount(priced.total, priced.currency) }) : t('payUnknown')}
      </Button>
      {priced?.currency === 'EUR' && <ChargeNote total={priced.total} />}
      <p role="status" className={css.told}>
        {isBusy && t('ordering')}
      </p>
    </div>
  )
}
