import { persistentAtom } from '@nanostores/persistent'
import { call } from '@shop/api-client/call'
import { cartEndpoint, type SavedCart, updateCartEndpoint } from '@shop/contracts/cart/saved-cart'
import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { inBackground } from '../in-background.ts'
import { notify } from '../page/notices.ts'
import { translate } from '../texts/i18n.ts'
import { $cart } from './cart.ts'
import { isSameCart, withLocalChanges } from './cart-changes.ts'
import { type CartLine, isSameLine, isSavedCart, SYNCED_CART } from './cart-line.ts'

type Updated = ResultOf<typeof updateCartEndpoint>

/** A stepper waits until the finger rests; two lines in quick succession still go in one call. */
const QUIET_MS = 600
const READING_MS = 10_000

/** The cart as the service last confirmed it: what differs from it is still to be sent. */
const $synced = persistentAtom<SavedCart | null>(SYNCED_CART, null, { encode: JSON.stringify, decode: readCart })

/** Brings this browser's cart and the customer's together; from then on in the background. */
export const startSync = inBackground({
  name: 'cart',
  $data: $cart,
  quietMs: QUIET_MS,
  isSynced: () => isSameCart($cart.get(), $synced.get()?.lines ?? []),
  ask: lines => sendCart(lines, $synced.get()),
  takeOver,
  forget() {
    $synced.set(null)
    $cart.set([])
  },
})

async function sendCart(lines: readonly CartLine[], synced: SavedCart | null): Promise<Updated> {
  if (!synced && lines.length > 0)
    return call(updateCartEndpoint, { body: { data: { mode: 'merge', lines: [...lines] } } })
  if (!synced || isSameCart(lines, synced.lines)) return fetchCart()
  if (lines.length === 0) return emptyCart(synced)
  try {
    return await replace(lines, synced.version)
  } catch (error) {
    // Another device was faster: what was done here is done to its cart (docs/rules.md, "Cart and wishlist").
    const theirs = conflictingCart(error)
    return replace(withLocalChanges(synced.lines, lines, theirs.lines), theirs.version)
  }
}

async function fetchCart(): Promise<Updated> {
  return { ...(await call(cartEndpoint, {})), changes: [] }
}

/** An order empties the cart at the service too: a write with the version from before would only be refused. */
async function emptyCart(synced: SavedCart): Promise<Updated> {
  const theirs = await fetchCart()
  const left = withLocalChanges(synced.lines, [], theirs.cart.lines)
  return isSameCart(left, theirs.cart.lines) ? theirs : replace(left, theirs.cart.version)
}

function replace(lines: readonly CartLine[], version: number): Promise<Updated> {
  return call(updateCartEndpoint, { body: { data: { mode: 'replace', version, lines: [...lines] } } })
}

function conflictingCart(error: unknown): SavedCart {
  const cart = error instanceof ShopError && error.code === 'cart_conflict' ? error.details.cart : null
  if (!isSavedCart(cart)) throw error
  return cart
}

function takeOver({ cart, changes }: Updated, before: readonly CartLine[]): void {
  if (!$synced.get() && before.length > 0)
    notifyJoined(cart.lines.filter(line => !before.some(other => isSameLine(other, line))))
  $synced.set(cart)
  const lines = withLocalChanges(before, $cart.get(), cart.lines)
  if (!isSameCart(lines, $cart.get())) $cart.set(lines)
  if (changes.length > 0) notify(translate('host')('cart.changed', { count: changes.length }), { lastsMs: READING_MS })
}

/** At sign-in two carts became one: what the customer did not put there just now would be a surprise. */
function notifyJoined(joined: readonly CartLine[]): void {
  if (joined.length > 0) notify(translate('host')('cart.joined', { count: joined.length }), { lastsMs: READING_MS })
}

function readCart(stored: string): SavedCart | null {
  try {
    const cart: unknown = JSON.parse(stored)
    return isSavedCart(cart) ? cart : null
  } catch {
    return null
  }
}
