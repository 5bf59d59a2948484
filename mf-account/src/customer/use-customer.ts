import { call } from '@shop/api-client/call'
import {
  type CustomerView,
  customerInfoEndpoint,
  type ProfileForm,
  updateInfoEndpoint,
} from '@shop/contracts/customers/profile'
import { endpointQuery, queryClient, useEndpoint } from '@shop/shell/query'

/** The signed-in customer, as the service knows them. */
export function useCustomer() {
  const { data, isError, isFetching, refetch } = useEndpoint(customerInfoEndpoint, {})
  return { customer: data?.user ?? null, hasFailed: isError && !data, isRetrying: isFetching, retry: refetch }
}

/** Saves some fields of the profile, and shows at once what the service made of them. */
export async function saveProfile(change: ProfileForm): Promise<void> {
  const { user } = await call(updateInfoEndpoint, { body: change })
  showCustomer(user)
}

function showCustomer(user: CustomerView): void {
  queryClient.setQueryData(endpointQuery(customerInfoEndpoint, {}).queryKey, { status: true, user })
}
