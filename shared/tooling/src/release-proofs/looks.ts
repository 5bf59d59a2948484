import type { StaffRight } from '@shop/contracts/endpoint'
import type { PopupName } from '@shop/contracts/pages'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { type Locale, locales } from '@shop/contracts/texts/text'

export type StaffRole = keyof typeof rightsOfRole
export type Looker = 'guest' | 'customer' | StaffRole

/** What is opened over a page: a popup, or what the search icon of the header opens under it. */
export type Opened = PopupName | 'header-search'

/** One page as one person sees it. */
export type Look = {
  address: string
  who: Looker
  locale: Locale
  width: number
  /** The page comes without first data, and the first answer of each call takes a second. */
  isSlow?: true
  opens?: Opened
}

const PHONE = 390
const DESKTOP = 1440
const roles = ['content', 'accountant', 'manager', 'owner'] as const satisfies readonly StaffRole[]

/** A page in each language at each width, and once on slow answers. */
export function wholeLooks(address: string, who: Looker): Look[] {
  const looks = locales.flatMap(locale => [PHONE, DESKTOP].map(width => ({ address, who, locale, width })))
  return [...looks, { address, who, locale: 'uk', width: PHONE, isSlow: true }]
}

/** Each language and each width once. */
export function shortLooks(address: string, who: Looker, opens?: Opened): Look[] {
  const more = opens ? { opens } : {}
  return [
    { address, who, locale: 'uk', width: PHONE, ...more },
    { address, who, locale: 'en', width: DESKTOP, ...more },
  ]
}

/** The role that has the right and the fewest others: what only owners may ask for would not be missed by an owner. */
export function roleWith(right: StaffRight | undefined): StaffRole {
  return roles.find(role => !right || rightsOfRole[role].includes(right)) ?? 'owner'
}

/** Such as `uk 390 px on slow answers`. */
export function sayLook({ locale, width, isSlow }: Look): string {
  return `${locale} ${width} px${isSlow ? ' on slow answers' : ''}`
}

/** What is drawn, as it is named to the team. */
export function nameOfDrawn({ address, opens }: Pick<Look, 'address' | 'opens'>): string {
  return opens ? `${opens} over ${address}` : address
}
