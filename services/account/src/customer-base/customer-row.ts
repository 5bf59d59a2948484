import type { CustomerRow } from '@shop/contracts/staff/customers/staff-customers'
import { isBirthdayTime } from '@shop/pricing/birthday'
import type { BaseCustomer } from './customer-base.repository.ts'

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

/** A customer in the list of staff; `today`: the day of Kyiv. */
export function customerRow(customer: BaseCustomer, today: string): CustomerRow {
  const { _id: id, name, surname, phone, email, emailVerified, phoneVerified, birthDate, createdAt } = customer
  const { figures, getsNewsletter = false } = customer
  return {
    id,
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
  }
}
