import { $cart, withLine } from '@shop/shell/cart/cart'
import { $currency, $locale } from '@shop/shell/locale'
import type { LikelyPopup } from '@shop/shell/popup'
import { queryClient } from '@shop/shell/query'
import { loadWornWith } from '../worn-with/load-worn-with.ts'
import { prefetchWornWith } from '../worn-with/worn-with.query.ts'
import { cardsQuery, quoteQuery } from './cart-queries.ts'

/** An answer up to this age is shown at once, and fetched again as always. */
const STILL_GOOD_MS = 30_000

/** Asks for what the cart will show once the line that is about to be added lies in it. A failure is the cart's to report. */
export async function prepareCart({ adding }: LikelyPopup): Promise<void> {
  const lines = adding ? withLine($cart.get(), adding) : $cart.get()
  if (lines.length === 0) return
  const [currency, locale] = [$currency.get(), $locale.get()]
  await Promise.all([
    queryClient.prefetchQuery({ ...quoteQuery({ lines, currency, locale }), staleTime: STILL_GOOD_MS }),
    queryClient.prefetchQuery(cardsQuery(lines)),
  ])
  // Not needed to draw the cart: a failure is nobody's business.
  await Promise.all([loadWornWith(), prefetchWornWith(lines)]).catch(() => undefined)
}
