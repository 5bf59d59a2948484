import { internalAddressUsedEndpoint } from '@shop/contracts/customers/addresses'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { AddressBooks } from './address-book.repository.ts'
import { withOrder } from './address-book.ts'

/** A customer who is gone by then keeps nothing. */
export function addressCalls(calls: InternalCalls, { addressBooks }: { addressBooks: AddressBooks }): void {
  handleInternal(calls, internalAddressUsedEndpoint, async ({ customer_id, order, used_at, address }) => {
    await addressBooks.change(customer_id, book => withOrder(book, order, address, new Date(used_at)))
    return {}
  })
}
