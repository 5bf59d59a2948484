import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import type { StaffRight } from '@shop/contracts/endpoint'
import { staffLogoutEndpoint } from '@shop/contracts/staff/staff'
import { queryClient, useEndpoint } from '@shop/shell/query'
import { showStaffSession } from '@shop/shell/session'

/** After a sign-in. The page's guard follows the session: it takes staff on to where they were going. */
export function beginSession(): void {
  forgetAnswers()
  showStaffSession('signed-in')
}

export async function signOut(): Promise<void> {
  await call(staffLogoutEndpoint, {})
  endSession()
}

/** Ended by the service or by staff: what they saw must not wait in this browser for the next one. */
export function endSession(): void {
  showStaffSession('guest')
  forgetAnswers()
}

type Asked = { meta: Record<string, unknown> | undefined; queryKey: readonly unknown[] }

const ofStaff = {
  // Anybody may ask who is signed in; the answer is staff's all the same.
  predicate: ({ meta, queryKey: [path] }: Asked) =>
    path === staffCheckAuthEndpoint.path || String(meta?.access).startsWith('staff'),
}

function forgetAnswers(): void {
  queryClient.removeQueries(ofStaff)
}

/** Asks again for whatever was refused or grew old while nobody was signed in. */
export function renewAnswers(): Promise<void> {
  return queryClient.invalidateQueries(ofStaff)
}

/** Who works here, and what that person may see; the services decide again. */
export function useStaffMember() {
  const member = useEndpoint(staffCheckAuthEndpoint, {}).data?.staff
  return { member, may: (right: StaffRight) => member?.rights.includes(right) ?? true }
}
