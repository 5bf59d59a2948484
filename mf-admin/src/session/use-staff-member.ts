import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import type { StaffRight } from '@shop/contracts/endpoint'
import { useEndpoint } from '@shop/shell/query'

/** Who works here, and what that person may see; the services decide again. */
export function useStaffMember() {
  const member = useEndpoint(staffCheckAuthEndpoint, {}).data?.staff
  return { member, may: (right: StaffRight) => member?.rights.includes(right) ?? true }
}
