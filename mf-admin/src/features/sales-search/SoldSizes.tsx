import type { ResultOf } from '@shop/contracts/endpoint'
import type { salesSearchEndpoint } from '@shop/contracts/staff/staff-statistics'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { BarsChart, LazyChart } from '../../charts/LazyChart.tsx'
import { useFigures } from '../../charts/use-figures.ts'
import { formatShortMonth } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'

export type FoundSales = ResultOf<typeof salesSearchEndpoint>
type Props = { found: FoundSales; fileName: string }

/** Items and sums by size, and the same by month, with a row of all sizes. */
export function SoldSizes({ found: { sizes, months, totals }, fileName }: Props) {
  const { t, locale } = useTexts()
  const { money, count } = useFigures()
  const monthNames = months.map(month => formatShortMonth(month, locale))
  const names = { value: t('statistics.pieces'), back: t('statistics.returnedPieces') }
  const inAll = months.map((_, index) => {
    const ofMonth = sizes.map(size => size.months[index])
    return [sumOf(ofMonth, 'pieces'), sumOf(ofMonth, 'sum_uah')] as const
  })
  return (
    <>
      <ChartFrame
        title={t('salesSearch.bySize')}
        head={[
          t('salesSearch.size'),
          t('statistics.pieces'),
          t('statistics.goods'),
          t('statistics.returnedPieces'),
          t('statistics.refunded'),
        ]}
        rows={sizes.map(({ size, ...sold }) => ({ id: size, name: size, figures: soldFigures(sold) }))}
        total={{ id: 'total', name: t('statistics.total'), figures: soldFigures(totals) }}
        fileName={`sizes-${fileName}`}
        chart={
          <LazyChart>
            <BarsChart
              label={t('salesSearch.bySize')}
              bars={sizes.map(({ size, pieces, returned_pieces: back }) => ({
                id: size,
                name: size,
                value: pieces,
                back,
              }))}
              names={names}
              isCount
            />
          </LazyChart>
        }
      />
      <ChartFrame
        title={t('salesSearch.byMonth')}
        head={[
          t('salesSearch.size'),
          ...monthNames.flatMap(month => [t('salesSearch.piecesIn', { month }), t('salesSearch.sumIn', { month })]),
        ]}
        rows={sizes.map(({ size, months }) => ({
          id: size,
          name: size,
          figures: months.flatMap(({ pieces, sum_uah }) => [count(pieces), money(sum_uah)]),
        }))}
        total={{
          id: 'total',
          name: t('statistics.total'),
          figures: inAll.flatMap(([pieces, sum]) => [count(pieces), money(sum)]),
        }}
        fileName={`months-${fileName}`}
      />
    </>
  )

  function soldFigures({ pieces, sum_uah, returned_pieces, refunded_uah }: FoundSales['totals']) {
    return [count(pieces), money(sum_uah), count(returned_pieces), money(refunded_uah)]
  }
}

type OfMonth = FoundSales['sizes'][number]['months'][number] | undefined

/** Sums in hryvnias have kopiyky: what their adding up leaves behind them is rounded away. */
function sumOf(months: readonly OfMonth[], field: 'pieces' | 'sum_uah'): number {
  return Math.round(months.reduce((sum, month) => sum + (month?.[field] ?? 0), 0) * 100) / 100
}
