import { ChartFrame, type FigureRow } from '../../charts/ChartFrame.tsx'
import { BarsChart, LazyChart } from '../../charts/LazyChart.tsx'
import { useFigures } from '../../charts/use-figures.ts'
import { useGoodsNames } from '../../goods/use-goods-names.ts'
import { useTexts } from '../../use-texts.ts'
import { type ComparedMonths, nameOfMonth } from './month-of.ts'

/** Which goods the money was paid for, and what of it went back. */
export function MonthCategories({ now, month_before, year_before }: ComparedMonths) {
  const { t } = useTexts()
  const { money, count } = useFigures()
  const { categoryName: nameOf } = useGoodsNames()
  const rows: FigureRow[] = now.categories.map(row => ({
    id: row.category,
    name: nameOf(row.category),
    figures: [
      count(row.pieces),
      money(row.sum_uah),
      count(row.returned_pieces),
      money(row.refunded_uah),
      ...[month_before, year_before].map(({ categories }) =>
        money(categories.find(({ category }) => category === row.category)?.sum_uah ?? 0),
      ),
    ],
  }))
  const head = [t('statistics.category'), t('statistics.pieces'), t('statistics.goods')] as const
  const back = [t('statistics.returnedPieces'), t('statistics.refunded')]
  const bars = now.categories.map(({ category, sum_uah, refunded_uah }) => ({
    id: category,
    name: nameOf(category),
    value: sum_uah,
    back: refunded_uah,
  }))
  return (
    <ChartFrame
      title={t('statistics.byCategory')}
      head={[...head, ...back, t('statistics.monthBefore'), t('statistics.yearBefore')]}
      rows={rows}
      fileName={`categories-${nameOfMonth(now)}`}
      chart={
        <LazyChart>
          <BarsChart
            label={t('statistics.byCategory')}
            bars={bars}
            names={{ value: t('statistics.goods'), back: t('statistics.refunded') }}
          />
        </LazyChart>
      }
    />
  )
}
