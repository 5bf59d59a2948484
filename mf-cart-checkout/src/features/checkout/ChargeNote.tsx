import { ratesEndpoint } from '@shop/contracts/rates'
import { formatAmount, useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { useTexts } from '../../use-texts.ts'
import css from './PayButton.module.css'

/** The bank charges hryvnias: about how many, when the rate is known (rules §7.4). The order freezes the exact sum. */
export function ChargeNote({ total }: { total: number }) {
  const { t } = useTexts()
  const { locale } = useFormat()
  const { data } = useEndpoint(ratesEndpoint, { query: { type: 'currency' } })
  const [euro] = data?.rates.filter(rate => 'rate' in rate) ?? []
  if (!euro) return null
  const hryvnias = Math.round(total * euro.rate)
  const amount = locale === 'uk' ? formatAmount(hryvnias, 'UAH') : hryvniasAbroad(hryvnias)
  return <p className={css.note}>{t('chargeNote', { amount })}</p>
}

/** Outside of Ukraine few know the sign of the hryvnia. */
function hryvniasAbroad(amount: number): string {
  const format = { style: 'currency', currency: 'UAH', currencyDisplay: 'code', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat('en-IE', format).format(amount)
}
