import { kyivDay } from '@shop/calendar/kyiv-days'
import type { CustomerInfo } from '@shop/contracts/customers/profile'
import { isBirthdayTime } from '@shop/pricing/birthday'
import type { MarkedAccount } from '@shop/service-kit/auth/known-browsers'

/** A level that staff gave, with the last day in Kyiv on which it counts (docs/rules.md, "Loyalty"). */
export type LevelByHand = { level: 5 | 10 | 15; reason: string; until: string; who: string; at: Date }

export type Customer = {
  id: string
  /** In lower case: one mailbox, one account. */
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
  /** The first of the delivery addresses in Ukraine, and the first abroad. */
  info: CustomerInfo
  /** When the customer agreed, and to which text; null for accounts that were not made by registration. */
  consent: { at: Date; text: string } | null
  /** Are the orders placed as a guest attached? That happens once. */
  guestOrdersAttached: boolean
  createdAt: Date
  levelByHand?: LevelByHand
  /** Her last sign-in: a customer who does not come for three years is forgotten. */
  seenAt: Date
}

/** Does the level count? Only once email and phone are proven (docs/rules.md, "Loyalty"). */
export function isProven({ emailVerified, phoneVerified }: Pick<Customer, 'emailVerified' | 'phoneVerified'>): boolean {
  return emailVerified && phoneVerified
}

/** What the browsers of a customer are known by: they are strangers again once the password is another one. */
export function toMarkedAccount({ id, passwordHash }: Customer): MarkedAccount {
  return { id, proof: passwordHash }
}

/** Does the birthday discount apply now? It needs no phone (docs/rules.md, "Discounts"). */
export function hasBirthday({ birthDate }: Pick<Customer, 'birthDate'>, now: Date): boolean {
  return birthDate !== null && isBirthdayTime(birthDate, kyivDay(now))
}
