import { formatAmount } from '@shop/shell/format'
import { formatNumber, formatShare } from '../numbers.ts'
import { useTexts } from '../use-texts.ts'
import type { Figure } from './ChartFrame.tsx'

const NOTHING: Figure = { text: '–', value: null }

/** Figures in the reader's notation; what cannot be known is a dash. */
export function useFigures() {
  const { locale } = useTexts()
  const formatWith = (write: (value: number) => string) => (value: number | null | undefined) =>
    value === null || value === undefined ? NOTHING : { text: write(value), value }
  return {
    money: formatWith(value => formatAmount(value, 'UAH')),
    count: formatWith(value => formatNumber(value, locale, { most: 1 })),
    share: formatWith(value => formatShare(value, locale)),
  }
}
