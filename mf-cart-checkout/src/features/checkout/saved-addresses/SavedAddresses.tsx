import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { lazy, Suspense } from 'react'

// Only customers with several addresses need it, and nobody needs it to order: without it the fields are there all the same.
const LazyAddressChoice = lazy(() =>
  import(/* webpackChunkName: "saved-addresses" */ './AddressChoice.tsx').then(
    ({ AddressChoice }) => ({ default: AddressChoice }),
    () => ({ default: () => null }),
  ),
)

/** For a signed-in customer the addresses of the account to choose from. */
export function SavedAddresses() {
  if (useStore($session) !== 'signed-in') return null
  return (
    <Suspense fallback={null}>
      <LazyAddressChoice />
    </Suspense>
  )
}
