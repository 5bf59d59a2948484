import type { ShopError } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../../use-texts.ts'
import css from './UnpaidLimit.module.css'

/** Too many orders wait for their money: how to go on, and the buyer's own orders to pay or to cancel. */
export function UnpaidLimit({ refusal }: { refusal: ShopError }) {
  const { t } = useTexts()
  const { text, date, time } = useFormat()
  const { whose, most, until, open } = unpaidLimit(refusal)
  const when = (moment: string) => ({ date: date(moment), time: time(moment) })

  return (
    <Notice tone="error" announced title={text(errorTexts.unpaid_orders_limit)}>
      <p>{advice()}</p>
      {open.length > 0 && (
        <ul className={css.orders} aria-label={t('refusal.unpaidOrders')}>
          {open.map(one => (
            <li key={one.order}>{linkTo(one)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )

  function advice(): string {
    if (whose === 'buyer' && most)
      return until ? t('refusal.unpaidBuyer', { ...most, ...when(until) }) : t('refusal.unpaidTooLarge', most)
    return until ? t('refusal.unpaidAddress', when(until)) : t('refusal.checkAndRetry')
  }

  // In a tab of its own: the filled-in form stays open beside it.
  function linkTo({ order, number, until }: OwnOrder) {
    return (
      <Link to={`/payment/${order}`} target="_blank">
        {t('refusal.unpaidOrder', { number, ...when(until) })}
      </Link>
    )
  }
}

/** One of the buyer's own unpaid orders: its public name, its number, and until when its items are reserved. */
type OwnOrder = { order: string; number: string; until: string }

type UnpaidLimit = {
  whose: 'buyer' | 'address'
  most: { orders: number; items: number } | null
  /** When the order would fit; null: never, it is too large by itself. */
  until: string | null
  open: OwnOrder[]
}

/** What a refusal says of too many unpaid orders; what it does not say right is left out. */
function unpaidLimit({ details: { whose, most, until, open } }: ShopError): UnpaidLimit {
  return {
    whose: whose === 'buyer' ? whose : 'address',
    most: isMost(most) ? most : null,
    until: isMoment(until) ? until : null,
    open: Array.isArray(open) ? open.filter(isOwnOrder) : [],
  }
}

function isMost(most: unknown): most is { orders: number; items: number } {
  const { orders, items } = (most ?? {}) as { orders?: unknown; items?: unknown }
  return typeof orders === 'number' && typeof items === 'number'
}

function isOwnOrder(one: Partial<OwnOrder> | null): one is OwnOrder {
  return typeof one?.order === 'string' && typeof one.number === 'string' && isMoment(one.until)
}

function isMoment(text: unknown): text is string {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text))
}
