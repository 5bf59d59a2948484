import type { CodeHolder as Holder } from '@shop/contracts/cart/cart'
import { Link } from '@shop/shell/router'
import { useTexts } from '../../../use-texts.ts'

/** The way to the customer's own unpaid order that holds the code; in a tab of its own, so the filled-in form stays open beside it. */
export function CodeHolder({ holder: { order, number } }: { holder: Holder }) {
  const { t } = useTexts()
  return (
    <Link to={`/payment/${order}`} target="_blank">
      {t('promo.heldBy', { number })}
    </Link>
  )
}

/** What a refusal says of the order that holds the code; null when it says nothing, or nothing right. */
export function holderIn({ held_by }: Readonly<Record<string, unknown>>): Holder | null {
  const { order, number } = (held_by ?? {}) as Partial<Holder>
  return typeof order === 'string' && typeof number === 'string' ? { order, number } : null
}
