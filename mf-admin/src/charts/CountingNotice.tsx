import type { SalesCounting } from '@shop/contracts/staff/staff-statistics'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { ProgressBar } from '@shop/ui-kit/feedback/ProgressBar'
import { useTexts } from '../use-texts.ts'

const LOOK_EVERY_MS = 3000

/** Figures that still grow are asked for again. */
export const followCounting = {
  staleTime: 0,
  refetchInterval: (query: { state: { data?: SalesCounting | undefined } }) =>
    query.state.data?.is_counting === true && LOOK_EVERY_MS,
}

/** Says that figures still lack earlier orders, and how far their count is. */
export function CountingNotice({ is_counting, counted }: SalesCounting) {
  const { t } = useTexts()
  if (!is_counting) return null
  return (
    <Notice tone="info" title={t('statistics.counting')}>
      <p>{t('statistics.countingText')}</p>
      {counted && <ProgressBar label={t('statistics.counted', counted)} value={counted.done} max={counted.all} />}
    </Notice>
  )
}
