import { kyivDay } from '@shop/calendar/kyiv-days'
import type { CustomerInfo } from '@shop/contracts/profile'
import { isBirthdayTime } from '@shop/pricing/birthday'

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
  /** Where she wants her orders, in Ukraine and abroad. */
  info: CustomerInfo
  /** When she agreed, and to which words; null for accounts that were not made by registration. */
  consent: { at: Date; text: string } | null
  /** Did she get what she had bought as a guest? That happens once. */
  guestOrdersAttached: boolean
  createdAt: Date
  /** Her last sign-in: whoever does not come for three years is forgotten. */
  seenAt: Date
}

/** Does her level count? Only once mail and phone are known to be hers (rules §3.4, §16.6). */
export function isProven({ emailVerified, phoneVerified }: Customer): boolean {
  return emailVerified && phoneVerified
}

/** Is it the time of the birthday's present? It needs no phone (rules §2.3). */
export function hasBirthday({ birthDate }: Customer, now: Date): boolean {
  return birthDate !== null && isBirthdayTime(birthDate, kyivDay(now))
}
