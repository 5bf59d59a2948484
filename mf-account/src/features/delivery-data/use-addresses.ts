import { call } from '@shop/api-client/call'
import {
  type Address,
  addAddressEndpoint,
  addressesEndpoint,
  changeAddressEndpoint,
  removeAddressEndpoint,
  type SavedAddress,
} from '@shop/contracts/customers/addresses'
import { customerInfoEndpoint } from '@shop/contracts/customers/profile'
import { endpointQuery, queryClient, useEndpoint } from '@shop/shell/query'

/** The delivery addresses of the customer, the one used last first. An order may have brought one since they were loaded. */
export function useAddresses() {
  const { data, isError, isFetching, refetch } = useEndpoint(addressesEndpoint, {}, { refetchOnMount: 'always' })
  return { addresses: data?.addresses ?? null, hasFailed: isError && !data, isRetrying: isFetching, retry: refetch }
}

export async function addAddress(address: Address): Promise<void> {
  showAddresses(await call(addAddressEndpoint, { body: address }))
}

export async function changeAddress(id: string, address: Address): Promise<void> {
  showAddresses(await call(changeAddressEndpoint, { params: { id }, body: address }))
}

/** Gives back what puts the address where it was. */
export async function removeAddress({ id, ...address }: SavedAddress): Promise<() => Promise<void>> {
  showAddresses(await call(removeAddressEndpoint, { params: { id } }))
  return async () => showAddresses(await call(addAddressEndpoint, { body: address }))
}

/** The profile says the first of them, and the checkout is filled with it. */
function showAddresses({ addresses }: { addresses: SavedAddress[] }): void {
  queryClient.setQueryData(endpointQuery(addressesEndpoint, {}).queryKey, { status: true, addresses })
  void queryClient.invalidateQueries({ queryKey: endpointQuery(customerInfoEndpoint, {}).queryKey })
}
