import type { PopupName } from '@shop/contracts/pages'
import { atom } from 'nanostores'
import type { CartKey } from './cart/cart-line.ts'

/** What each popup is opened with; a remote that needs more for its slot adds it here. */
export interface PopupInput {
  cart: Record<never, never>
  login: { returnTo?: string }
  'newsletter-thanks': { email: string }
  birthday: { day: 'before' | 'birthday' | 'after' }
  /** `goOn`: where the customer was going, when the answer is no; unset where nobody was going anywhere. */
  registration: { goOn?: string }
  loyalty: { goOn?: string; phone?: string | null }
  /** `phone` is the one to begin with, if any is known; `goOn`: where to go when it is proven. */
  'confirm-phone': { phone?: string | null; goOn?: string }
  filters: Record<never, never>
  /** `size` is the one that the shopper has chosen, if any. */
  'size-guide': { article: string; size?: string }
  'payment-unavailable': Record<never, never>
  'preorder-warning': { article: string; size: string }
}

export type OpenPopup = { [Name in PopupName]: { name: Name; input: PopupInput[Name] } }[PopupName]

/** At most one popup is open. */
export const $popup = atom<OpenPopup | null>(null)
/** The path of the page that the newest popup was opened on. */
let openedOn = ''

type InputArguments<Name extends PopupName> =
  Record<never, never> extends PopupInput[Name] ? [input?: PopupInput[Name]] : [input: PopupInput[Name]]

/** Opens a popup in place of any other. */
export function openPopup<Name extends PopupName>(name: Name, ...[input]: InputArguments<Name>): void {
  // The cart page is the same list in full: a popup over it would show everything twice.
  if (name === 'cart' && location.pathname === '/cart') return
  openedOn = location.pathname
  $popup.set({ name, input: input ?? {} } as OpenPopup)
}

/** The popup that will probably be opened next, and what it will have to show besides. */
export type LikelyPopup = { name: 'cart'; adding?: CartKey }

export const $likelyPopup = atom<LikelyPopup | null>(null)

/** What a popup needs is brought while the shopper's finger is still on the way to the button. */
export function preparePopup(popup: LikelyPopup): void {
  $likelyPopup.set(popup)
}

/** Closes whichever popup is open. */
export function closePopup(): void {
  $popup.set(null)
}

/** Closes a popup of another page than that of the address. What the new page itself has opened meanwhile stays. */
export function closePopupOfLastPage(): void {
  if (openedOn !== location.pathname) closePopup()
}
