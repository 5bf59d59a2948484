import type { StaffRate } from '@shop/contracts/staff/staff-rates'
import { formatDay, formatTime } from '../../moments.ts'
import { formatRate } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Rates.module.css'

/** What one euro costs now, since when and by whom. */
export function CurrentRate({ rate: { rate, since, changed } }: { rate: StaffRate }) {
  const { t, locale } = useTexts()
  if (rate === null || since === null) return null
  const moment = `${formatDay(since, locale)}, ${formatTime(since, locale)}`
  return (
    <p className={css.current}>
      <strong className={css.figure}>{t('rates.current', { rate: formatRate(rate, locale) })}</strong>
      <span className={css.since}>
        {changed ? t('rates.sinceBy', { since: moment, who: changed.by }) : t('rates.since', { since: moment })}
      </span>
    </p>
  )
}
