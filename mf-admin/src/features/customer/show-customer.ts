import { type StaffCustomer, staffCustomerEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { endpointKey, queryClient } from '@shop/shell/query'

/** Shows a customer as a change has answered it, without asking again. */
export function showCustomer(answer: { customer: StaffCustomer }): void {
  const params = { id: answer.customer.id }
  queryClient.setQueryData(endpointKey(staffCustomerEndpoint.path, { params }), answer)
}
