import { persistentAtom } from '@nanostores/persistent'
import { call } from '@shop/api-client/call'
import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { cartEndpoint, type SavedCart, savedCartSchema, updateCartEndpoint } from '@shop/contracts/saved-cart'
import { $cart } from '../cart.ts'
import { type CartLine, SYNCED_CART } from '../cart-line.ts'
import { translate } from '../i18n.ts'
import { notify } from '../notices.ts'
import { $session } from '../session.ts'
import { isSameCart, withLocalChanges } from './cart-changes.ts'

type Updated = ResultOf<typeof updateCartEndpoint>

/** A stepper waits until the finger rests; two lines in quick succession still go in one call. */
const QUIET_MS = 600
const ASK_AGAIN_MS = 60_000
const READING_MS = 10_000

/** The cart as the service last said it: what differs from it is still to be told. */
const $synced = persistentAtom<SavedCart | null>(SYNCED_CART, null, { encode: JSON.stringify, decode: readCart })

let isListening = false
let asking: Promise<void> | undefined
let hasFailed = false
let askedAt = 0
let pending: ReturnType<typeof setTimeout> | undefined

/** Brings this browser's cart and the customer's together; from then on in the background. */
export function startSync(): Promise<void> {
  listenOnce()
  return sync()
}

function listenOnce(): void {
  if (isListening) return
  isListening = true
  $cart.listen(lines => {
    clearTimeout(pending)
    // After a failure changes stay in this browser until something forces the next try (spec §4).
    if (!hasFailed && !isSameCart(lines, $synced.get()?.lines ?? [])) pending = setTimeout(sync, QUIET_MS)
  })
  $session.listen((session, before) => before === 'signed-in' && session === 'guest' && forget())
  addEventListener('focus', () => Date.now() - askedAt >= ASK_AGAIN_MS && sync())
}

function sync(): Promise<void> {
  asking ??= exchange().finally(() => {
    asking = undefined
  })
  return asking
}

async function exchange(): Promise<void> {
  if ($session.get() !== 'signed-in') return
  askedAt = Date.now()
  const before = $cart.get()
  try {
    const updated = await tell(before, $synced.get())
    hasFailed = false
    // She signed out meanwhile: her cart is not for whoever comes next.
    if ($session.get() === 'signed-in') takeOver(updated, before)
  } catch {
    hasFailed = true
  }
}

async function tell(lines: readonly CartLine[], synced: SavedCart | null): Promise<Updated> {
  if (!synced && lines.length > 0)
    return call(updateCartEndpoint, { body: { data: { mode: 'merge', lines: [...lines] } } })
  if (!synced || isSameCart(lines, synced.lines)) return { ...(await call(cartEndpoint, {})), changes: [] }
  try {
    return await replace(lines, synced.version)
  } catch (error) {
    // Another device was faster: what was done here is done to its cart (rules §10.5).
    const theirs = conflictingCart(error)
    return replace(withLocalChanges(synced.lines, lines, theirs.lines), theirs.version)
  }
}

function replace(lines: readonly CartLine[], version: number): Promise<Updated> {
  return call(updateCartEndpoint, { body: { data: { mode: 'replace', version, lines: [...lines] } } })
}

function conflictingCart(error: unknown): SavedCart {
  const cart = error instanceof ShopError && error.code === 'cart_conflict' ? error.details.cart : null
  const parsed = savedCartSchema.safeParse(cart)
  if (!parsed.success) throw error
  return parsed.data
}

function takeOver({ cart, changes }: Updated, before: readonly CartLine[]): void {
  $synced.set(cart)
  const lines = withLocalChanges(before, $cart.get(), cart.lines)
  if (!isSameCart(lines, $cart.get())) $cart.set(lines)
  if (changes.length > 0) notify(translate('host')('cart.changed', { count: changes.length }), { lastsMs: READING_MS })
}

/** The device may be shared: the cart stays with the customer, not with the browser (rules §10.4). */
function forget(): void {
  clearTimeout(pending)
  $synced.set(null)
  $cart.set([])
}

function readCart(stored: string): SavedCart | null {
  try {
    return savedCartSchema.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}
