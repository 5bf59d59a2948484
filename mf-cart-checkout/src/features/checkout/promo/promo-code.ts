import { storedNames } from '@shop/contracts/browser-storage'
import { $session } from '@shop/shell/session'
import { atom } from '@shop/shell/stores'
import type { QuoteAnswer } from '../../../quoted-cart/cart-view.ts'

const NAME = storedNames.promoCode

export type TriedPromo = NonNullable<QuoteAnswer['promo']>

/** The code that the quote is asked with; kept until the tab closes, as the rest of the form is. */
export const $promoCode = atom<string | null>(readStoredCode())
// The code may be a personal one: it is not for the next person at this browser.
$session.listen((now, before) => before === 'signed-in' && now === 'guest' && dropPromoCode())

export function tryPromoCode(code: string): void {
  keep(code.trim() || null)
}

export function dropPromoCode(): void {
  keep(null)
}

/** A refused code goes no further than its field; one that is only weaker goes along, in case the cart grows. */
export function orderedCode(promo: TriedPromo | undefined): string | null {
  return promo && isGood(promo) ? promo.code : null
}

export function isGood({ result }: TriedPromo): boolean {
  return result === 'applied' || result === 'weaker'
}

function keep(code: string | null): void {
  $promoCode.set(code)
  try {
    if (code) sessionStorage.setItem(NAME, code)
    else sessionStorage.removeItem(NAME)
  } catch {
    // Storage may be forbidden: then a reload forgets the code.
  }
}

function readStoredCode(): string | null {
  try {
    return sessionStorage.getItem(NAME)
  } catch {
    return null
  }
}
