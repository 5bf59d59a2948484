import type { StatisticsTotals } from '@shop/contracts/staff/staff-statistics'
import { useFigures } from '../../charts/use-figures.ts'
import { formatMonth } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { Difference } from './Difference.tsx'
import css from './MonthFigures.module.css'
import { type ComparedMonths, nameOfMonth } from './month-of.ts'

const shown = [
  ['paid', 'paid_uah', 'money'],
  ['givenBack', 'given_back_uah', 'money'],
  ['net', 'net_uah', 'money'],
  ['orders', 'orders', 'count'],
  ['average', 'average_uah', 'money'],
  ['pieces', 'pieces', 'count'],
  ['returns', 'return_percent', 'share'],
] as const satisfies readonly (readonly [string, keyof StatisticsTotals, 'money' | 'count' | 'share'])[]

/** What the month came to, each figure beside the month before and the same month of the year before. */
export function MonthFigures({ now, month_before, year_before }: ComparedMonths) {
  const { t, locale } = useTexts()
  const figures = useFigures()
  return (
    <section aria-label={t('statistics.figures')}>
      <dl className={css.figures}>
        {shown.map(([name, field, kind]) => (
          <div key={name} className={css.figure}>
            <dt className={css.name}>{t(`statistics.${name}`)}</dt>
            <dd className={css.value}>{figures[kind](now.totals[field]).text}</dd>
            {[month_before, year_before].map(other => (
              <dd key={nameOfMonth(other)} className={css.other}>
                <Difference now={now.totals[field]} before={other.totals[field]} isShare={kind === 'share'} />{' '}
                <span className={css.than}>
                  {t('statistics.than', {
                    figure: figures[kind](other.totals[field]).text,
                    month: formatMonth(nameOfMonth(other), locale),
                  })}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {now.totals.by_link_uah !== 0 && (
        <p className={css.links}>{t('statistics.byLink', { sum: figures.money(now.totals.by_link_uah).text })}</p>
      )}
    </section>
  )
}
