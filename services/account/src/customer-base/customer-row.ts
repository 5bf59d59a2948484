import type { CustomerRow } from '@shop/contracts/staff/customers/staff-customers'
import { isBirthdayTime } from '@shop/pricing/birthday'
import type { BaseCustomer } from '../customers/base-customer.ts'

const HIDDEN = '•••'
const KOPIYKY = 100

/** As much of a phone as tells one customer from another: `+380 ••• 67`. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 4)} ${HIDDEN} ${phone.slice(-2)}`
}

/** `o•••@example.com`: the name before the sign is what is personal. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`
}

/** A customer in the list of staff; `today`: the day of Kyiv, `joined`: cards that belong to the same person. */
export function customerRow(customer: BaseCustomer, today: string, joined: readonly BaseCustomer[] = []): CustomerRow {
  const { _id: id, name, surname, phone, email, emailVerified, phoneVerified, birthDate, createdAt } = customer
  const { figures, getsNewsletter = false, kind = 'account', tags = [] } = customer
  return {
    id,
    kind,
    name,
    surname,
    masked_phone: phone && maskedPhone(phone),
    masked_email: maskedEmail(email),
    email_verified: emailVerified,
    phone_verified: phoneVerified,
    registered_at: createdAt.toISOString(),
    level: figures?.level ?? 0,
    total_uah: (figures?.cumulativeUah ?? 0) / KOPIYKY,
    orders: figures?.orders ?? 0,
    last_order_at: figures?.lastOrderAt?.toISOString() ?? null,
    newsletter: getsNewsletter,
    has_birthday: birthDate !== null && isBirthdayTime(birthDate, today),
    city: figures?.city ?? null,
    tags,
    joined: joined.length > 0 ? sumOf(joined) : null,
  }
}

/** What joined cards bring; they raise no level. */
function sumOf(cards: readonly BaseCustomer[]): CustomerRow['joined'] {
  const orders = cards.reduce((sum, { figures }) => sum + (figures?.orders ?? 0), 0)
  const kopiyky = cards.reduce((sum, { figures }) => sum + (figures?.cumulativeUah ?? 0), 0)
  return { cards: cards.length, orders, total_uah: kopiyky / KOPIYKY }
}
