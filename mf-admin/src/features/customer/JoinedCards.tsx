import { takeBackCardEndpoint } from '@shop/contracts/staff/customers/customer-cards'
import {
  type JoinedCard,
  type StaffCustomer,
  staffCustomersEndpoint,
} from '@shop/contracts/staff/customers/staff-customers'
import { formatAmount } from '@shop/shell/format'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Refused } from '../../components/Refused.tsx'
import { StaffLogin } from '../../components/StaffLogin.tsx'
import { formatDay } from '../../moments.ts'
import { useStaffMember } from '../../session/session.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Customer.module.css'
import { JoinCard } from './JoinCard.tsx'
import { showCustomer } from './show-customer.ts'

/** Cards of the same person: what each brings, and until when it may be taken back. */
export function JoinedCards({ customer }: { customer: StaffCustomer }) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const { id, joined_cards: cards } = customer

  async function takeBack(card: JoinedCard) {
    const saved = await ask(takeBackCardEndpoint, { params: { id, card: card.id } })
    if (!saved) return
    showCustomer(saved)
    notify(t('customer.takenBack', { name: nameOf(card) }))
    await queryClient.invalidateQueries({ queryKey: [staffCustomersEndpoint.path] })
  }
  return (
    <>
      <p className={css.quiet}>{t('customer.joinedAbout')}</p>
      {cards.length > 0 && (
        <ul className={css.list}>
          {cards.map(card => (
            <li key={card.id} className={css.written}>
              <CardBrings card={card} />
              {card.undo_until && (
                <Button variant="text" size="small" busy={isBusy} onClick={() => void takeBack(card)}>
                  {t('customer.takeBack')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Refused refusal={refusal} />
      <JoinCard customer={customer} />
    </>
  )
}

function CardBrings({ card }: { card: JoinedCard }) {
  const { t, locale } = useTexts()
  const { may } = useStaffMember()
  const { masked_phone, masked_email, orders, total_uah, joined, undo_until, reckoned, tags, notes } = card
  const numbers = reckoned.map(({ number }) => number)
  return (
    <div>
      <p>
        <strong>{nameOf(card)}</strong>
        <span className={css.line}>{[masked_phone, masked_email].filter(Boolean).join(' · ')}</span>
      </p>
      <p>{t('customer.brings', { count: orders, sum: formatAmount(total_uah, 'UAH') })}</p>
      {numbers.length > 0 && (
        <p className={css.quiet}>
          {numbers.map(order =>
            may('orders') ? (
              <Link key={order} to={`/admin/orders?${new URLSearchParams({ order })}`} className={css.number}>
                {order}
              </Link>
            ) : (
              <span key={order} className={css.number}>
                {order}
              </span>
            ),
          )}
        </p>
      )}
      {tags.length > 0 && <p className={css.quiet}>{tags.join(' · ')}</p>}
      {notes.map(note => (
        <p key={note.id} className={css.words}>
          {note.text}
        </p>
      ))}
      <p className={css.quiet}>
        {joined ? (
          <>
            <StaffLogin login={joined.who} />
            {` · ${formatDay(joined.at, locale)}`}
            {undo_until && ` · ${t('customer.undoUntil', { day: formatDay(undo_until, locale) })}`}
          </>
        ) : (
          t('customer.joinedByProof')
        )}
      </p>
    </div>
  )
}

function nameOf({ name, surname, masked_email }: JoinedCard): string {
  return `${name} ${surname}`.trim() || masked_email
}
