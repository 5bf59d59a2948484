import { registerTexts, setLocale } from '@shop/shell/i18n'
import { $notices } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { drawScreen, placeScreen } from '@shop/testing/draw-screen'
import type { ReactNode } from 'react'
import en from '../src/locales/en.json' with { type: 'json' }
import uk from '../src/locales/uk.json' with { type: 'json' }

// jsdom draws nothing, so nothing scrolls.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => queryClient.clear())

/** Shows a screen as the host would: with its texts, the cache and the router. */
export async function show(screen: ReactNode, { at = '/', path = '*' } = {}) {
  await registerTexts('mf-cart-checkout', { uk: async () => ({ default: uk }), en: async () => ({ default: en }) })
  await setLocale('en')
  $notices.set([])
  return drawScreen(placeScreen(path, screen, <p>another page</p>), at)
}
