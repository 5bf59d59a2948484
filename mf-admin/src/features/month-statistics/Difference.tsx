import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { formatNumber, formatPercent } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './MonthFigures.module.css'

type Props = { now: number | null; before: number | null; isShare: boolean }

/** How a figure has changed: of shares in points, of all else as a share of what it was. Of nothing there is no share. */
export function Difference({ now, before, isShare }: Props) {
  const { t, locale } = useTexts()
  if (now === null || before === null || (!isShare && before <= 0)) return null
  const change = isShare ? now - before : ((now - before) / before) * 100
  const rounded = Math.round(change * 10) / 10
  const arrow = rounded > 0 ? '↑' : rounded < 0 ? '↓' : '='
  const said = rounded > 0 ? 'more' : rounded < 0 ? 'less' : 'same'
  return (
    <span className={css.change}>
      <span aria-hidden="true">{arrow} </span>
      <VisuallyHidden>{t(`statistics.${said}`)} </VisuallyHidden>
      {isShare ? t('statistics.points', { points: formatPoints(rounded) }) : formatPercent(rounded, locale)}
    </span>
  )

  function formatPoints(points: number): string {
    const sign = points > 0 ? '+' : points < 0 ? '−' : ''
    return `${sign}${formatNumber(Math.abs(points), locale, { most: 1 })}`
  }
}
