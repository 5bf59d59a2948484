import { readStoreAddress, type StoreFilter, writeStoreAddress } from '@shop/contracts/catalog/store-address'
import { useNavigate, useSearchParams } from '@shop/shell/router'
import { useEffect, useMemo, useState } from 'react'

/** The address is the state: what it says is shown, and a choice is a step to another address. */
export function useStoreAddress() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const written = useMemo(() => readStoreAddress(params), [params])
  // The router takes its time; a box that was ticked must show it at once.
  const [asked, setAsked] = useState<{ at: StoreFilter; filter: StoreFilter } | null>(null)
  const filter = asked?.at === written ? asked.filter : written

  // A choice that Back undoes before the router has shown it never changes what is written.
  useEffect(() => {
    const forget = () => setAsked(null)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  /** `replace`: no step of its own in the history. */
  function go(next: StoreFilter, { replace = false } = {}) {
    setAsked({ at: written, filter: next })
    void navigate(storePath(next), { replace, preventScrollReset: true })
  }
  return { filter, go }
}

export function storePath(filter: StoreFilter): string {
  // Names have no commas, so that people can read the address.
  const query = String(writeStoreAddress(filter)).replaceAll('%2C', ',')
  return query ? `/store?${query}` : '/store'
}
