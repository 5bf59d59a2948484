import { isBounded } from '@shop/contracts/catalog/price-bounds'
import { readStoreAddress, type StoreFilter, writeStoreAddress } from '@shop/contracts/catalog/store-address'
import { $currency } from '@shop/shell/locale'
import { useNavigate, useSearchParams } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { useEffect, useMemo, useState } from 'react'
import { withPrice } from './filters/filter.ts'

/** The address is the state: what it says is shown, and a choice is a step to another address. */
export function useStoreAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const currency = useStore($currency)
  const written = useMemo(() => {
    const filter = readStoreAddress(params)
    return isBounded(filter) && currencyOfStep(currency) !== currency ? withPrice(filter, {}) : filter
  }, [params, currency])
  // The router takes its time; a box that was ticked must show it at once.
  const [asked, setAsked] = useState<{ at: StoreFilter; filter: StoreFilter } | null>(null)
  const filter = asked?.at === written ? asked.filter : written

  // A choice that Back undoes before the router has shown it never changes what is written.
  useEffect(() => {
    const forget = () => setAsked(null)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  useEffect(() => {
    if (isBounded(written)) history.replaceState({ ...history.state, currency }, '')
    else if (isBounded(readStoreAddress(params)))
      void navigate(storePath(written), { replace: true, preventScrollReset: true })
  }, [params, written, currency, navigate])

  /** `replace`: no step of its own in the history. */
  function go(next: StoreFilter, { replace = false } = {}) {
    setAsked({ at: written, filter: next })
    void navigate(storePath(next), { replace, preventScrollReset: true })
  }
  return { filter, go }
}

/** Bounds of a price mean nothing in another currency, so their step of the history keeps the one they were chosen in. */
function currencyOfStep(present: string): string {
  return history.state?.currency ?? present
}

export function storePath(filter: StoreFilter): string {
  // Names have no commas, so that people can read the address.
  const query = String(writeStoreAddress(filter)).replaceAll('%2C', ',')
  return query ? `/store?${query}` : '/store'
}
