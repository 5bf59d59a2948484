import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { BarsChart, LazyChart } from '../../charts/LazyChart.tsx'
import { useFigures } from '../../charts/use-figures.ts'
import { useTexts } from '../../use-texts.ts'
import type { FoundSales } from './SoldSizes.tsx'

/** Why things were sent back, as customers put it. */
export function ReturnsByCause({ found: { returns }, fileName }: { found: FoundSales; fileName: string }) {
  const { t } = useTexts()
  const { count } = useFigures()
  if (returns.length === 0) return null
  const named = returns
    .map(({ cause, pieces }) => ({ id: cause, name: t(`returns.cause.${cause}`), value: pieces, back: 0 }))
    .toSorted((one, other) => other.value - one.value)
  return (
    <ChartFrame
      title={t('salesSearch.causes')}
      head={[t('salesSearch.cause'), t('statistics.pieces')]}
      rows={named.map(({ id, name, value }) => ({ id, name, figures: [count(value)] }))}
      fileName={`returns-${fileName}`}
      chart={
        <LazyChart>
          <BarsChart label={t('salesSearch.causes')} bars={named} names={{ value: t('statistics.pieces') }} isCount />
        </LazyChart>
      }
    />
  )
}
