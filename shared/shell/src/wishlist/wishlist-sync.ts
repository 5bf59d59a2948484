import { persistentAtom } from '@nanostores/persistent'
import { call } from '@shop/api-client/call'
import { updateWishlistEndpoint, type Wish, wishlistEndpoint } from '@shop/contracts/cart/wishlist'
import { inBackground } from '../in-background.ts'
import { changesSince, withChanges } from './wish-changes.ts'
import { $wishlist, readItems } from './wishlist.ts'

/** What is pressed in quick succession goes in one call. */
const QUIET_MS = 800

/** The list as the service last confirmed it: what differs from it is still to be sent. */
const $confirmed = persistentAtom<readonly Wish[]>('wishlist-confirmed', [], {
  encode: JSON.stringify,
  decode: readItems,
})

/** Sends the service what it does not know yet and takes over what other devices did; from then on in the background. */
export const startSync = inBackground({
  name: 'wishlist',
  $data: $wishlist,
  quietMs: QUIET_MS,
  isSynced: () => unsent().length === 0,
  async ask() {
    const items = unsent()
    if (items.length === 0) return call(wishlistEndpoint, {})
    return call(updateWishlistEndpoint, { body: { data: { mode: 'merge', items } } })
  },
  takeOver({ wishlist }, asked) {
    const local = $wishlist.get()
    $confirmed.set(wishlist)
    $wishlist.set(withChanges(wishlist, changesSince(asked, local, Date.now()), local))
  },
  forget() {
    // What was confirmed goes first, or the empty list would look like a wish to empty it.
    $confirmed.set([])
    $wishlist.set([])
  },
})

function unsent() {
  return changesSince($confirmed.get(), $wishlist.get(), Date.now())
}
