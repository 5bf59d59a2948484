import { clearCart } from '@shop/shell/cart/cart'
import { registerTexts, setLocale } from '@shop/shell/i18n'
import { $notices } from '@shop/shell/notices'
import { closePopup } from '@shop/shell/popup'
import { $wishlist } from '@shop/shell/wishlist'
import { drawScreen, placeScreen } from '@shop/testing/draw-screen'
import type { ReactNode } from 'react'
import remote from '../src/exposes/remote.ts'
import { loadTexts, TEXT_CHUNKS } from '../src/text-chunks.ts'

// jsdom draws nothing, so nothing comes into view and nothing scrolls.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
Element.prototype.scrollIntoView = () => undefined
Element.prototype.scrollTo = () => undefined

/** Shows a screen as the host would: with its texts, the cache and the router, for a shopper who has done nothing yet. */
export async function show(screen: ReactNode, { at = '/', path = '*' } = {}) {
  await registerTexts('mf-catalog', remote.texts)
  await Promise.all(TEXT_CHUNKS.map(loadTexts))
  await setLocale('en')
  clearCart()
  closePopup()
  $wishlist.set([])
  $notices.set([])
  return drawScreen(placeScreen(path, screen), at)
}
