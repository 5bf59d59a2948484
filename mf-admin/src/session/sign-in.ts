import { call } from '@shop/api-client/call'
import { type StaffMember, staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import type { ResultOf } from '@shop/contracts/endpoint'
import { staffLoginCodeEndpoint, staffLoginEndpoint, type staffLoginFormSchema } from '@shop/contracts/staff/staff'
import { endpointKey, queryClient } from '@shop/shell/query'
import type * as z from 'zod/mini'

export type SignInForm = z.infer<typeof staffLoginFormSchema>

/** What the first step of a sign-in came to: a ticket where the second factor is asked for. */
export type SignInStep = ResultOf<typeof staffLoginEndpoint>

export function signInByPassword(form: SignInForm): Promise<SignInStep> {
  return call(staffLoginEndpoint, { body: form })
}

export async function signInByCode(ticket: string, code: string): Promise<StaffMember | undefined> {
  return (await call(staffLoginCodeEndpoint, { body: { ticket, code } })).staff
}

/** Who this page was shown to, as the service last answered. */
export function findLastLogin(): string | null {
  const key = endpointKey(staffCheckAuthEndpoint.path, {})
  return queryClient.getQueryData<ResultOf<typeof staffCheckAuthEndpoint>>(key)?.staff?.login ?? null
}
