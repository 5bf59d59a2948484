import { createHash } from 'node:crypto'
import type { Guest, GuestFigures } from '@shop/contracts/staff/customers/buyer-figures'
import type { BaseCustomer } from './base-customer.ts'
import { type Figures, noFigures, readFigures } from './customer-figures.ts'
import { type Listed, listingFieldsOf } from './listed.ts'

/** Somebody without an account: orders of one phone and mailbox, or a mailbox that gets the newsletter. */
export type Buyer = BaseCustomer & {
  kind: 'buyer' | 'newsletter'
  /** By which it is found again; says nothing of the person to who reads it. */
  key: string
  figures: Figures
  joinedTo: string | null
  /** Who joined it and when; null: the account proved the same phone or mailbox, or it stands alone. */
  joinedBy: string | null
  joinedAt: Date | null
}
/** What follows from orders or a subscription; the rest is what staff keep beside it. */
export type BuyerFacts = Omit<Buyer, '_id' | 'joinedTo' | 'joinedBy' | 'joinedAt' | 'notes' | 'tags'>

export function guestKey({ phone, email }: Guest): string {
  return digest(`guest ${phone} ${email}`)
}

export function mailboxKey(email: string): string {
  return digest(`mailbox ${email}`)
}

/** A guest's card. Sums are shown, and raise no level: an account must prove the phone first (docs/rules.md, "Loyalty"). */
export function guestFacts(told: GuestFigures & { person: NonNullable<GuestFigures['person']> }): BuyerFacts {
  const { phone, email, person, ...counted } = told
  const { name, surname, first_order_at } = person
  const figures = { ...readFigures({ customer_id: '', ...counted }), level: 0 as const }
  return {
    kind: 'buyer',
    key: guestKey(told),
    ...listedFacts({ name, surname, email, phone }),
    createdAt: new Date(first_order_at),
    figures,
    getsNewsletter: false,
  }
}

/** The card of a mailbox that said twice that it wants the newsletter. */
export function mailboxFacts({ email, consent }: { email: string; consent: { at: Date } }): BuyerFacts {
  return {
    kind: 'newsletter',
    key: mailboxKey(email),
    ...listedFacts({ name: '', surname: '', email, phone: null }),
    emailVerified: true,
    createdAt: consent.at,
    figures: noFigures(consent.at),
    getsNewsletter: true,
  }
}

type Named = Pick<BaseCustomer, 'name' | 'surname' | 'email' | 'phone'>

function listedFacts(named: Named): Named & Omit<Listed, 'getsNewsletter'> & Unproven {
  const unproven = { emailVerified: false, phoneVerified: false, birthDate: null }
  return { ...named, ...unproven, ...listingFieldsOf({ ...named, birthDate: null }) }
}

type Unproven = Pick<BaseCustomer, 'emailVerified' | 'phoneVerified' | 'birthDate'>

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
