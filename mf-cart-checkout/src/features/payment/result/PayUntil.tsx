import { useFormat } from '@shop/shell/format'
import { useTexts } from '../../../use-texts.ts'
import css from './PaymentResult.module.css'

/** How long the items, or a link, wait for the money. */
export function PayUntil({ until, text = 'order.payUntil' }: { until: string; text?: string }) {
  const { t } = useTexts()
  const { date, time } = useFormat()
  return <p className={css.until}>{t(text, { date: date(until), time: time(until) })}</p>
}
