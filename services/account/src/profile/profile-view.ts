import type { CustomerView } from '@shop/contracts/customers/profile'
import type { Customer } from '../customers/customer.ts'
import type { Standing } from '../loyalty/loyalty.ts'
import { writtenDate } from './birth-date.ts'

const KOPIYKY = 100

/** The profile as the customer sees it. */
export function profileView(customer: Customer, { level, cumulativeUah }: Standing): CustomerView {
  const { id, name, surname, email, emailVerified, phone, phoneVerified, birthDate, info } = customer
  return {
    id,
    name,
    surname,
    email,
    email_verified: emailVerified,
    phone,
    phone_verified: phoneVerified,
    birth_date: birthDate && writtenDate(birthDate),
    info,
    level,
    orders_total_uah: cumulativeUah / KOPIYKY,
  }
}
