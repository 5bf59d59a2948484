import { $session } from '../session.ts'
import { dropExpiredLines } from './cart.ts'
import { SYNCED_CART } from './cart-line.ts'

/** Drops what is too old (docs/rules.md, "Cart and wishlist"), and has the service keep the cart of a customer from sign-in on. */
export function startCart(): void {
  dropExpiredLines()
  $session.subscribe(syncCart)
}

/** Brings the cart and the service's together, also after a failure. A guest's browser never loads the code for it. */
export async function syncCart(): Promise<void> {
  // The next customer to sign in must not be taken for the customer who was here before.
  if ($session.get() === 'guest') forgetSynced()
  if ($session.get() !== 'signed-in') return
  const code = import(/* webpackChunkName: "cart-sync" */ './cart-sync.ts')
  // Without it the cart stays in this browser, where it is whole.
  await code.then(({ startSync }) => startSync()).catch(() => undefined)
}

function forgetSynced(): void {
  try {
    localStorage.removeItem(SYNCED_CART)
  } catch {
    // Storage that is forbidden keeps nothing.
  }
}
