import { formatAmount } from '@shop/shell/format'
import { Price } from '@shop/ui-kit/goods/Price'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useTexts } from '../use-texts.ts'
import type { CartLineView } from './cart-view.ts'

/** What the items of a line cost together. */
export function LineSum({ line: { sum, listSum, currency, isAwaited } }: { line: CartLineView }) {
  const { t } = useTexts()
  if (sum === null || currency === null) return isAwaited && <Skeleton />
  if (listSum === null) return <Price current={formatAmount(sum, currency)} />
  return (
    <Price
      current={formatAmount(sum, currency)}
      currentLabel={t('line.now')}
      old={formatAmount(listSum, currency)}
      oldLabel={t('line.before')}
    />
  )
}
