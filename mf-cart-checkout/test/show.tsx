import { registerTexts, setLocale } from '@shop/shell/i18n'
import { $notices } from '@shop/shell/notices'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter, Route, Routes } from '@shop/shell/router'
import { render } from '@testing-library/react'
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
  history.replaceState(null, '', at)
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route path={path} element={screen} />
          <Route path="*" element={<p>another page</p>} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  )
}
