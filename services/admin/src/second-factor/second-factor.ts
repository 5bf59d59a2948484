import { ShopError } from '@shop/contracts/errors'
import { invalid } from '@shop/service-kit/calls/fields'
import type { SignedInStaff } from '@shop/service-kit/calls/guards'
import type { PasswordDeps } from '../staff/choose-password.ts'
import type { Staff } from '../staff/staff.ts'
import type { BeginDeps } from '../staff/staff-session.ts'
import { digestOfRecoveryCode, newRecoveryCodes, newSecret, otpauthUri, stepOfCode } from './codes.ts'
import { forgetGuesses, type ProveDeps } from './prove-code.ts'

export type SecondFactorDeps = ProveDeps & BeginDeps & Pick<PasswordDeps, 'staff' | 'enqueueEmail'>

const SETUP_MS = 10 * 60_000

/** A secret that a code must confirm within ten minutes. @throws ShopError illegal_transition when there is a second factor */
export async function beginSecondFactor({ secondFactors, clock }: SecondFactorDeps, { id, login }: SignedInStaff) {
  const secret = newSecret()
  const until = new Date(clock.now().getTime() + SETUP_MS)
  if (!(await secondFactors.begin(id, secret, until))) throw new ShopError('illegal_transition')
  return { secret, uri: otpauthUri(secret, login) }
}

type Confirmed = { member: Staff; recovery_codes: string[] }

/** The app shows the right codes: from now on they are asked for. Every session ends, and the caller begins a new one. */
export async function confirmSecondFactor(deps: SecondFactorDeps, id: string, code: string): Promise<Confirmed> {
  const { secondFactors, sessions, staff, clock } = deps
  const now = clock.now()
  const secret = await secondFactors.pending(id, now)
  if (!secret) throw new ShopError('code_expired')
  const step = stepOfCode(secret, code.replace(/\s/g, ''), now)
  if (step === null) throw invalid('code', 'code_wrong')
  const recovery_codes = newRecoveryCodes()
  const recovery = recovery_codes.map(digestOfRecoveryCode)
  if (!(await secondFactors.confirm(id, { secret, step, since: now, recovery }))) throw new ShopError('code_expired')
  await sessions.endAllOf(id)
  const member = await staff.byId(id)
  if (!member) throw new ShopError('not_authenticated')
  return { member, recovery_codes }
}

/** Ten new codes; earlier ones are void. @throws ShopError illegal_transition without a second factor */
export async function renewRecoveryCodes({ secondFactors }: SecondFactorDeps, id: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  if (!(await secondFactors.replaceRecovery(id, codes.map(digestOfRecoveryCode))))
    throw new ShopError('illegal_transition')
  return codes
}

/** Every session ends, and the caller begins a new one. @throws ShopError illegal_transition without a second factor */
export async function switchSecondFactorOff(deps: SecondFactorDeps, id: string): Promise<Staff> {
  if (!(await deps.secondFactors.of(id))) throw new ShopError('illegal_transition')
  return removeSecondFactor(deps, id)
}

/** The owner takes it from a person who has lost it. @throws ShopError own_account, not_found */
export function resetSecondFactor(deps: SecondFactorDeps, id: string, by: string): Promise<Staff> {
  if (id === by) throw new ShopError('own_account')
  return removeSecondFactor(deps, id)
}

type RemoveDeps = Pick<SecondFactorDeps, 'secondFactors' | 'sessions' | 'staff' | 'limits' | 'enqueueEmail'>

/** The password alone signs in from now on, and the person is told. @throws ShopError not_found */
export async function removeSecondFactor(deps: RemoveDeps, id: string): Promise<Staff> {
  const { secondFactors, sessions, staff, limits, enqueueEmail } = deps
  const before = await staff.byId(id)
  await secondFactors.remove(id)
  await Promise.all([sessions.endAllOf(id), forgetGuesses(limits, id)])
  const person = await staff.byId(id)
  if (!person) throw new ShopError('not_found')
  if (before?.hasSecondFactor) await enqueueEmail('second-factor-off', id)
  return person
}
