import { persistentAtom } from '@nanostores/persistent'
import { call } from '@shop/api-client/call'
import { updateWishlistEndpoint, type Wish, wishlistEndpoint } from '@shop/contracts/wishlist'
import { $session } from '../session.ts'
import { $wishlist, readItems } from '../wishlist.ts'
import { changesSince, withChanges } from './wish-changes.ts'

/** What is pressed in quick succession goes in one call. */
const QUIET_MS = 800
const ASK_AGAIN_MS = 60_000

/** The list as the service last said it: what differs from it is still to be told. */
const $confirmed = persistentAtom<readonly Wish[]>('wishlist-confirmed', [], {
  encode: JSON.stringify,
  decode: readItems,
})

let isListening = false
let asking: Promise<void> | undefined
let hasFailed = false
let askedAt = 0
let pending: ReturnType<typeof setTimeout> | undefined

/** Tells the service what it does not know yet and takes over what other devices did; from then on in the background. */
export function startSync(): Promise<void> {
  listenOnce()
  return sync()
}

function listenOnce(): void {
  if (isListening) return
  isListening = true
  $wishlist.listen(() => {
    clearTimeout(pending)
    // After a failure changes stay in this browser until something forces the next try (spec §4).
    if (!hasFailed) pending = setTimeout(tellChanges, QUIET_MS)
  })
  $session.listen((session, before) => before === 'signed-in' && session === 'guest' && forget())
  addEventListener('focus', () => Date.now() - askedAt >= ASK_AGAIN_MS && sync())
}

function tellChanges(): void {
  if (toldNow().length > 0) void sync()
}

const toldNow = () => changesSince($confirmed.get(), $wishlist.get(), Date.now())

function sync(): Promise<void> {
  asking ??= exchange().finally(() => {
    asking = undefined
  })
  return asking
}

async function exchange(): Promise<void> {
  if ($session.get() !== 'signed-in') return
  askedAt = Date.now()
  const before = $wishlist.get()
  try {
    const { wishlist } = await ask()
    hasFailed = false
    // She signed out meanwhile: her list is not for whoever comes next.
    if ($session.get() === 'signed-in') takeOver(wishlist, before)
  } catch {
    hasFailed = true
  }
}

function ask() {
  const items = toldNow()
  if (items.length === 0) return call(wishlistEndpoint, {})
  return call(updateWishlistEndpoint, { body: { data: { mode: 'merge', items } } })
}

function takeOver(wishlist: readonly Wish[], before: readonly Wish[]): void {
  const local = $wishlist.get()
  $confirmed.set(wishlist)
  $wishlist.set(withChanges(wishlist, changesSince(before, local, Date.now()), local))
}

/** The device may be shared. What was confirmed goes first, or the empty list would look like a wish to empty it. */
function forget(): void {
  clearTimeout(pending)
  $confirmed.set([])
  $wishlist.set([])
}
