import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Badge } from '@shop/ui-kit/page/Badge'
import { formatDay } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { itemsText } from './line-texts.ts'
import css from './OrderReturns.module.css'

const tones = { open: 'warn', accepted: 'success', refused: 'plain' } as const

/** What the customer wanted to send back, and what became of it. */
export function OrderReturns({ returns, lines }: Pick<FullOrder, 'returns' | 'lines'>) {
  const { t, locale } = useTexts()
  return (
    <ul className={css.returns}>
      {returns.map(({ at, cause, reason, state, lines: back }) => (
        <li key={at}>
          <p className={css.head}>
            <Badge tone={tones[state]}>{t(`returns.${state}`)}</Badge>
            <span className={css.quiet}>{formatDay(at, locale)}</span>
          </p>
          <p>{itemsText(back, lines, locale)}</p>
          {cause && <p>{t(`returns.cause.${cause}`)}</p>}
          {reason && <p className={css.quiet}>{reason}</p>}
        </li>
      ))}
    </ul>
  )
}
