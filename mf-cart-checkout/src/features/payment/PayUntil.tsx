import { useFormat } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'
import css from './PaymentResult.module.css'

const times = new Intl.DateTimeFormat('uk-UA', { timeStyle: 'short', timeZone: 'Europe/Kyiv' })

/** How long the pieces wait for the money. */
export function PayUntil({ until }: { until: string }) {
  const { t } = useTexts()
  const { date } = useFormat()
  return <p className={css.until}>{t('order.payUntil', { date: date(until), time: times.format(new Date(until)) })}</p>
}
