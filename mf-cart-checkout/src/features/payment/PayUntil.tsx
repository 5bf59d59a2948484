import { useFormat } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'
import css from './PaymentResult.module.css'

const times = new Intl.DateTimeFormat('uk-UA', { timeStyle: 'short', timeZone: 'Europe/Kyiv' })

/** How long the pieces, or a link, wait for the money. */
export function PayUntil({ until, text = 'order.payUntil' }: { until: string; text?: string }) {
  const { t } = useTexts()
  const { date } = useFormat()
  return <p className={css.until}>{t(text, { date: date(until), time: times.format(new Date(until)) })}</p>
}
