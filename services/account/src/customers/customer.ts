import { isBirthdayTime, kyivDate } from '@shop/pricing/birthday'
import type { LoyaltyLevel } from '@shop/pricing/personal-percent'

export type Customer = {
  id: string
  /** In small letters: one mailbox, one account. */
  email: string
  emailVerified: boolean
  passwordHash: string
  name: string
  surname: string
  /** E.164. */
  phone: string | null
  phoneVerified: boolean
  /** 'YYYY-MM-DD' */
  birthDate: string | null
  level: LoyaltyLevel
  createdAt: Date
}

type DiscountProfile = { id: string; level: LoyaltyLevel; birthday: boolean }

/** What pricing may know of a customer. The level counts once mail and phone are proven; the birthday needs no phone (rules §2.3, §16.6). */
export function discountProfile(customer: Customer, now: Date): DiscountProfile {
  const { id, birthDate, emailVerified, phoneVerified } = customer
  return {
    id,
    level: emailVerified && phoneVerified ? customer.level : 0,
    birthday: birthDate !== null && isBirthdayTime(birthDate, kyivDate(now)),
  }
}
