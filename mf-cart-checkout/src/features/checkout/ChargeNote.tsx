import { ratesEndpoint } from '@shop/contracts/rates'
import { formatHryvnias } from '@shop/money/hryvnias'
import { useFormat } from '@shop/shell/format'
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
  return <p className={css.note}>{t('chargeNote', { amount: formatHryvnias(locale, total * euro.rate) })}</p>
}
