import { DAY_MS } from '@shop/calendar/durations'
import { TAKEN_BACK_DAYS } from '@shop/contracts/staff/customers/customer-cards'
import type { JoinedCard } from '@shop/contracts/staff/customers/staff-customers'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerOrders } from '../clients/customer-orders.ts'
import type { Note } from '../customers/base-customer.ts'
import type { Buyer } from '../customers/buyer.ts'
import { customerRow } from './customer-row.ts'

type Deps = { orders: Pick<CustomerOrders, 'fetchGuestOrders'>; clock: Clock }

/** Cards that belong to one person, with what each brings. A mailbox that the account has proved brings nothing that its own page does not say. */
export function joinedCards({ orders, clock }: Deps, cards: readonly Buyer[]): Promise<JoinedCard[]> {
  const shown = cards.filter(({ kind, joinedBy }) => kind === 'buyer' || joinedBy !== null)
  return Promise.all(
    shown.map(async card => {
      const { phone, email, joinedBy, joinedAt, notes = [] } = card
      const { id, kind, name, surname, masked_phone, masked_email, total_uah, last_order_at, tags, ...row } =
        customerRow(card, '')
      const until = undoUntil(card)
      return {
        id,
        kind,
        name,
        surname,
        masked_phone,
        masked_email,
        orders: row.orders,
        total_uah,
        last_order_at,
        joined: joinedBy && joinedAt ? { who: joinedBy, at: joinedAt.toISOString() } : null,
        undo_until: until && until > clock.now() ? until.toISOString() : null,
        notes: notes.map(noteView).toReversed(),
        tags,
        reckoned: phone === null ? [] : (await orders.fetchGuestOrders({ phone, email })).orders,
      }
    }),
  )
}

/** Until when a card that was joined by hand may be taken back; null of one that an account proved. */
export function undoUntil({ joinedBy, joinedAt }: Pick<Buyer, 'joinedBy' | 'joinedAt'>): Date | null {
  return joinedBy && joinedAt ? new Date(joinedAt.getTime() + TAKEN_BACK_DAYS * DAY_MS) : null
}

export function noteView({ at, ...note }: Note) {
  return { ...note, at: at.toISOString() }
}
