import { ChartFrame, type FigureRow } from '../../charts/ChartFrame.tsx'
import { DaysChart, LazyChart } from '../../charts/LazyChart.tsx'
import { useFigures } from '../../charts/use-figures.ts'
import { formatDay, formatMonth } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { type ComparedMonths, nameOfMonth } from './month-of.ts'

/** Money of each day beside the same day of the two other months. */
export function MonthDays({ now, month_before, year_before }: ComparedMonths) {
  const { t, locale } = useTexts()
  const { money, count } = useFigures()
  const others = [month_before, year_before]
  const names = others.map(other => formatMonth(nameOfMonth(other), locale))
  const points = now.days.map(({ day, paid_uah, given_back_uah }, index) => ({
    day: Number(day.slice(8)),
    name: formatDay(`${day}T12:00:00Z`, locale),
    paid: paid_uah,
    givenBack: given_back_uah,
    before: month_before.days[index]?.paid_uah ?? null,
    yearBefore: year_before.days[index]?.paid_uah ?? null,
  }))
  const rows: FigureRow[] = now.days.map(({ day, paid_uah, given_back_uah, orders, pieces }, index) => ({
    id: day,
    name: formatDay(`${day}T12:00:00Z`, locale),
    figures: [
      money(paid_uah),
      money(given_back_uah),
      count(orders),
      count(pieces),
      ...others.map(({ days }) => money(days[index]?.paid_uah)),
    ],
  }))
  const { paid_uah, given_back_uah, orders, pieces } = now.totals
  const sums = [money(paid_uah), money(given_back_uah), count(orders), count(pieces)]
  const total = {
    id: 'total',
    name: t('statistics.total'),
    figures: [...sums, ...others.map(({ totals }) => money(totals.paid_uah))],
  }
  const head = [t('statistics.day'), t('statistics.paid'), t('statistics.givenBack'), t('statistics.orders')] as const
  return (
    <ChartFrame
      title={t('statistics.byDay')}
      head={[...head, t('statistics.pieces'), ...names.map(month => t('statistics.paidIn', { month }))]}
      rows={rows}
      total={total}
      fileName={`days-${nameOfMonth(now)}`}
      chart={
        <LazyChart>
          <DaysChart
            label={t('statistics.byDay')}
            points={points}
            names={{
              paid: t('statistics.paid'),
              givenBack: t('statistics.givenBack'),
              before: names[0] ?? '',
              yearBefore: names[1] ?? '',
            }}
          />
        </LazyChart>
      }
    />
  )
}
