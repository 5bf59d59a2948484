import { useFormat } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../use-texts.ts'
import { type CartLineView, preordersIn } from './cart-view.ts'

/** Warns before payment that some items, or all, ship later (docs/rules.md, "Pre-orders"). */
export function PreorderNotice({ lines }: { lines: readonly CartLineView[] }) {
  const { t } = useTexts()
  const { day } = useFormat()
  const preorders = preordersIn(lines)
  if (!preorders) return null
  const { kind, lastDay } = preorders
  return (
    <Notice tone="warn" title={t(`preorder.${kind}`, { date: day(lastDay) })}>
      {t(`preorder.${kind}Text`)}
    </Notice>
  )
}
