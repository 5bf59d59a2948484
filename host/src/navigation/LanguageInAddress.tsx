import { $locale } from '@shop/shell/locale'
import { useLocation } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { useEffect } from 'react'
import { queryInLanguage } from './address-language.ts'

/**
 * Keeps `?lang=` in step with the language toggle, so that a reload, Back and a shared link stay in the chosen language
 * and currency. It is there once an address has named a language, or the customer has chosen one: the addresses after
 * it name it too.
 */
export function LanguageInAddress() {
  const locale = useStore($locale)
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each step of the history
  useEffect(() => {
    const query = queryInLanguage(location.search, locale)
    if (query === location.search) return
    history.replaceState(history.state, '', location.pathname + query + location.hash)
    // The router sees it as a step to the same place: neither scroll nor focus moves.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [locale, pathname, search])
  return null
}
