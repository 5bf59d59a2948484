import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Badge } from '@shop/ui-kit/page/Badge'
import { formatDay } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { itemsText, knownLines } from './line-texts.ts'
import css from './OrderReturns.module.css'

const tones = { open: 'warn', accepted: 'success', refused: 'plain' } as const

type Props = { order: Pick<FullOrder, 'returns' | 'lines' | 'exchanges'> }

/** What the customer wanted to send back, what became of it, and what was exchanged. */
export function OrderReturns({ order }: Props) {
  const { t, locale } = useTexts()
  const lines = knownLines(order)
  return (
    <ul className={css.returns}>
      {order.returns.map(({ at, cause, reason, state, lines: back }) => (
        <li key={at}>
          <p className={css.head}>
            <Badge tone={tones[state]}>{t(`returns.${state}`)}</Badge>
            <span className={css.quiet}>{formatDay(at, locale)}</span>
          </p>
          <p>{itemsText(back, lines, locale)}</p>
          {back.map(
            ({ article, size, wanted }) =>
              wanted && (
                <p key={`${article} ${size}`}>
                  {t('exchange.wanted', { was: size, article: wanted.article, size: wanted.size })}
                </p>
              ),
          )}
          {cause && <p>{t(`returns.cause.${cause}`)}</p>}
          {reason && <p className={css.quiet}>{reason}</p>}
        </li>
      ))}
      {(order.exchanges ?? []).map(({ at, gone, came, delivery_by }) => (
        <li key={`exchange ${at}`}>
          <p className={css.head}>
            <Badge tone="success">{t('exchange.made')}</Badge>
            <span className={css.quiet}>{formatDay(at, locale)}</span>
          </p>
          <p>
            {itemsText(gone, lines, locale)} → {itemsText(came, lines, locale)}
          </p>
          <p className={css.quiet}>{t(`exchange.delivery.${delivery_by}`)}</p>
        </li>
      ))}
    </ul>
  )
}
