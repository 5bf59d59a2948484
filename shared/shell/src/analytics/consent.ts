import { persistentAtom } from '@nanostores/persistent'
import { atom } from 'nanostores'

type Consent = 'unasked' | 'necessary' | 'all'

/** What the customer allows to be kept besides what the shop cannot do without; the same in all tabs. */
export const $consent = persistentAtom<Consent>('consent', 'unasked', { encode: String, decode: readConsent })

/** Where orders wait until they are tracked as purchases; the stored key keeps its old word. */
export const PENDING_PURCHASES = 'purchases-to-tell'

/** The question is on the screen: because it was never answered, or because the customer wants to answer again. */
export const $isConsentAsked = atom(false)

export function askConsent(): void {
  $isConsentAsked.set(true)
}

/** Without a choice everything stays as it was. */
export function answerConsent(choice: Consent = $consent.get()): void {
  $consent.set(choice)
  $isConsentAsked.set(false)
  if (choice !== 'all') forget()
}

/** Here and not with the statistics: a customer who declines may never have loaded them on this page. */
function forget(): void {
  try {
    localStorage.removeItem(PENDING_PURCHASES)
  } catch {
    // Storage that is forbidden keeps nothing.
  }
}

/** Whatever else storage may hold is no consent. */
function readConsent(stored: string): Consent {
  return stored === 'all' || stored === 'necessary' ? stored : 'unasked'
}
