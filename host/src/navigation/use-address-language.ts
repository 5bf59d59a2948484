import { $locale } from '@shop/shell/locale'
import { useLocation } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { useEffect, useRef } from 'react'
import { queryInLanguage } from './address-language.ts'

/**
 * Keeps `?lang=` in step with the language toggle, so that a reload, Back and a shared link stay in the chosen language
 * and currency. Once an address has named a language, or the customer has chosen one, the addresses after it do too.
 */
export function useAddressLanguage(): void {
  const locale = useStore($locale)
  const { pathname, search } = useLocation()
  const startLocale = useRef(locale)
  const isNamed = useRef(new URLSearchParams(location.search).has('lang'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each step of the history and each choice of language
  useEffect(() => {
    if (locale !== startLocale.current) isNamed.current = true
    const query = queryInLanguage(location.search, locale, isNamed.current)
    if (query === location.search) return
    history.replaceState(history.state, '', location.pathname + query + location.hash)
    // The router hears of it as of a step to the same place: neither scroll nor focus moves.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [locale, pathname, search])
}
