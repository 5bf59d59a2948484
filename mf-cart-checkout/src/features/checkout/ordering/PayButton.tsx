import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import { formatHryvnias } from '@shop/money/hryvnias'
import { formatAmount, useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { usePaymentAvailability } from '../../../payment-availability/use-payment-availability.ts'
import type { Cart } from '../../../quoted-cart/use-cart.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './PayButton.module.css'

/** Carries the amount, and waits until it is the one for exactly this cart and this delivery; without a delivery price there is none. */
export function PayButton({ cart: { quote, quoteHash, isRefreshing }, isBusy }: { cart: Cart; isBusy: boolean }) {
  const { t } = useTexts()
  const { isOff, areEurosCharged } = usePaymentAvailability()
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
        {isOff ? t('payment.orderOnly') : t(priced ? 'pay' : 'payUnknown', { total: totalOf(priced) })}
      </Button>
      {priced?.currency === 'EUR' && !isOff && !areEurosCharged && <ChargeNote total={priced.total} />}
      <p role="status" className={css.announced}>
        {isBusy && t('ordering')}
      </p>
    </div>
  )
}

/** Empty while there is no delivery price. */
function totalOf(priced: Cart['quote']): string {
  return priced ? formatAmount(priced.total, priced.currency) : ''
}

/** About how many hryvnias the bank charges, when the rate is known; the order freezes the sum (docs/rules.md, "Money"). */
function ChargeNote({ total }: { total: number }) {
  const { t } = useTexts()
  const { locale } = useFormat()
  const { data } = useEndpoint(ratesEndpoint, { query: { type: 'currency' } })
  const [euro] = data?.rates.filter(rate => 'rate' in rate) ?? []
  if (!euro) return null
  return <p className={css.note}>{t('chargeNote', { amount: formatHryvnias(locale, total * euro.rate) })}</p>
}
