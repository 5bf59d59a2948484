import { ShopError } from '@shop/contracts/errors'
import { invalid } from '@shop/service-kit/calls/fields'
import { type PasswordDeps, provePassword } from '../staff/choose-password.ts'
import type { Staff } from '../staff/staff.ts'
import { forgetGuesses, type ProveDeps, proveCode } from './prove-code.ts'
import { digestOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { newSecret, otpauthUri, stepOfCode } from './totp.ts'

export type SecondFactorDeps = ProveDeps & Pick<PasswordDeps, 'staff' | 'passwords' | 'sessions'>
type Proofs = { password: string; code: string }

const SETUP_MS = 10 * 60_000

/** A secret that a code must confirm within ten minutes. @throws ShopError illegal_transition when there is a second factor */
export async function beginSecondFactor(deps: SecondFactorDeps, id: string, password: string) {
  const { secondFactors, clock } = deps
  const { login } = await provePassword(deps, id, password, 'password')
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

/** Ten others; those from before are worth nothing. */
export async function renewRecoveryCodes(deps: SecondFactorDeps, id: string, proofs: Proofs): Promise<string[]> {
  await proveBoth(deps, id, proofs)
  const codes = newRecoveryCodes()
  await deps.secondFactors.replaceRecovery(id, codes.map(digestOfRecoveryCode))
  return codes
}

/** Every session ends, and the caller begins a new one. */
export async function switchSecondFactorOff(deps: SecondFactorDeps, id: string, proofs: Proofs): Promise<Staff> {
  await proveBoth(deps, id, proofs)
  return removeSecondFactor(deps, id)
}

/** Whoever has lost it signs in with the password alone, and sets it up anew. @throws ShopError not_found */
export async function removeSecondFactor(
  { secondFactors, sessions, staff, limits }: Pick<SecondFactorDeps, 'secondFactors' | 'sessions' | 'staff' | 'limits'>,
  id: string,
): Promise<Staff> {
  await secondFactors.remove(id)
  await Promise.all([sessions.endAllOf(id), forgetGuesses(limits, id)])
  const person = await staff.byId(id)
  if (!person) throw new ShopError('not_found')
  return person
}

async function proveBoth(deps: SecondFactorDeps, id: string, { password, code }: Proofs): Promise<void> {
  const person = await provePassword(deps, id, password, 'password')
  if (!person.hasSecondFactor) throw new ShopError('illegal_transition')
  await proveCode(deps, id, code)
}
