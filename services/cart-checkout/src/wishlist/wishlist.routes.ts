import { updateWishlistEndpoint, wishlistEndpoint } from '@shop/contracts/cart/wishlist'
import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import type { WishlistRepository } from './wishlist.repository.ts'
import { mergeWishes, replaceWishes, wishesOf } from './wishlist.ts'

type WishlistDeps = { wishlists: WishlistRepository; clock: Clock; limits: Limits }

/** A device gathers what is pressed in quick succession, so nobody who shops comes near it. */
const updates: SubjectRule = { counts: 'subject', name: 'wishlist', max: 120, seconds: 60, onStoreDown: 'allow' }

const rules = { merge: mergeWishes, replace: replaceWishes }

export function addWishlistRoutes(routes: Routes, { wishlists, clock, limits }: WishlistDeps): void {
  const now = () => clock.now().getTime()

  handle(routes, wishlistEndpoint, async ({ customer }) => ({
    wishlist: wishesOf(await wishlists.ofCustomer(customer().id), now()),
  }))

  handle(routes, updateWishlistEndpoint, async ({ customer, body }) => {
    const { id } = customer()
    const { mode, items } = body.data
    await limits.take(updates, id)
    return { wishlist: wishesOf(await wishlists.change(id, entries => rules[mode](entries, items, now())), now()) }
  })
}
