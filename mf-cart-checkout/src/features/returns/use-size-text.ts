import { formatAmount } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'
import type { Returnable } from './use-returnable.ts'

/** A size as the list of an exchange names it: with the difference for so many items, or why it cannot be had. */
export function useSizeText(currency: Returnable['currency'], count: number) {
  const { t } = useTexts()
  return (size: string, difference: readonly number[]): string => {
    const amount = difference[count - 1]
    if (difference.length === 0) return t('return.soldOut', { kind: size })
    if (amount === undefined) return t('return.sizeFew', { size, left: difference.length })
    if (amount === 0) return t('return.sizeSame', { size })
    return t(amount > 0 ? 'return.sizeDearer' : 'return.sizeCheaper', {
      size,
      sum: formatAmount(Math.abs(amount), currency),
    })
  }
}
