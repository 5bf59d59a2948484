import { call } from '@shop/api-client/call'
import { checkAuthEndpoint, type SignedIn, staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { atom } from 'nanostores'
import { SYNCED_CART } from './cart/cart-line.ts'

/** `unknown` until the service was asked. */
type SessionState = 'unknown' | 'guest' | 'signed-in'

export const $session = atom<SessionState>('unknown')
/** Who is signed in, as the service last answered. */
export const $customer = atom<SignedIn | null>(null)
export const $staffSession = atom<SessionState>('unknown')

/** Will the service probably know this customer? Space may be reserved for what only customers see; what they see may not depend on it. */
export function isSessionLikely(session: SessionState): boolean {
  // The cart that was merged with the account's goes from this browser at sign-out.
  if (session === 'unknown') return (localStorage.getItem(SYNCED_CART) ?? 'null') !== 'null'
  return session === 'signed-in'
}

/** After a sign-in that the service confirmed. */
export function showSignedIn(customer: SignedIn | null = null): void {
  ofCustomer()(() => show('signed-in', customer))
}

/** After a sign-out that the service confirmed. */
export function showSignedOut(): void {
  ofCustomer()(() => show('guest', null))
}

/** Staff have a session of their own. */
export function showStaffSession(session: 'signed-in' | 'guest'): void {
  ofStaff()(() => $staffSession.set(session))
}

/** Asks the service, since only it knows; a service that does not answer counts as a no. Offline it is asked later. */
export async function checkSession(): Promise<void> {
  const apply = ofCustomer()
  const answer = await call(checkAuthEndpoint, {}).catch(() => navigator.onLine && { status: false, customer: null })
  if (answer) apply(() => show(answer.status ? 'signed-in' : 'guest', answer.customer))
  else addEventListener('online', () => void checkSession(), { once: true })
}

/** Asks whether a member of staff is signed in. */
export async function checkStaffSession(): Promise<void> {
  const apply = ofStaff()
  const { status } = await call(staffCheckAuthEndpoint, {}).catch(() => ({ status: false }))
  apply(() => $staffSession.set(status ? 'signed-in' : 'guest'))
}

const ofCustomer = newestOnly()
const ofStaff = newestOnly()

/** What was asked before a sign-out may be answered after it: an answer counts only until a newer one is applied. */
function newestOnly(): () => (apply: () => void) => void {
  let asked = 0
  let applied = 0
  return () => {
    const turn = ++asked
    return apply => {
      if (turn < applied) return
      applied = turn
      apply()
    }
  }
}

function show(session: 'signed-in' | 'guest', customer: SignedIn | null): void {
  // First: listeners of a new session ask whose it is.
  $customer.set(session === 'signed-in' ? customer : null)
  $session.set(session)
}
