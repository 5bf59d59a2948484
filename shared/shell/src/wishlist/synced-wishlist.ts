import { $session } from '../session.ts'
import { dropExpiredWishes } from './wishlist.ts'

/** Drops what is too old (docs/rules.md, "Cart and wishlist"), and has the service keep the list of a customer from sign-in on. */
export function startWishlist(): void {
  dropExpiredWishes()
  $session.subscribe(syncWishlist)
}

/** Brings the list and the service's together, also after a failure. A guest's browser never loads the code for it. */
export async function syncWishlist(): Promise<void> {
  if ($session.get() !== 'signed-in') return
  const code = import(/* webpackChunkName: "wishlist-sync" */ './wishlist-sync.ts')
  // Without it the list stays in this browser, where it is whole.
  await code.then(({ startSync }) => startSync()).catch(() => undefined)
}
