import { useFormat } from '@shop/shell/format'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { useFigures } from '../../charts/use-figures.ts'
import { useTexts } from '../../use-texts.ts'
import type { FoundSales } from './SoldSizes.tsx'

/** What to sew again, by size: what nobody could buy comes first, then what is soon gone. */
export function SewAgainTable({ found, fileName }: { found: FoundSales; fileName: string }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { count } = useFigures()
  const columns = ['perWeek', 'available', 'weeksLeft', 'preordered', 'waiting', 'tooSmall', 'tooLarge'] as const
  if (found.sew_again.length === 0) return null
  return (
    <div>
      <ChartFrame
        title={t('salesSearch.sewAgain')}
        head={[t('salesSearch.articleAndSize'), ...columns.map(name => t(`salesSearch.${name}`))]}
        rows={found.sew_again.map(row => ({
          id: `${row.article} ${row.size}`,
          name: [row.article, row.size, row.title && text(row.title)].filter(Boolean).join(' · '),
          figures: [
            count(row.per_week),
            count(row.available),
            count(row.weeks_left),
            count(row.preordered),
            count(row.waiting),
            count(row.too_small),
            count(row.too_large),
          ],
        }))}
        fileName={`sew-again-${fileName}`}
      />
      {found.left_out > 0 && <p>{t('salesSearch.leftOut', { count: found.left_out })}</p>}
    </div>
  )
}
