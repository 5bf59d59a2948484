import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import { invalid } from '@shop/service-kit/calls/fields'
import type { Clock } from '@shop/service-kit/process/clock'
import { digestOfRecoveryCode } from './recovery-codes.ts'
import type { SecondFactors } from './second-factor.repository.ts'
import { stepOfCode } from './totp.ts'

export type ProveDeps = { secondFactors: SecondFactors; limits: Limits; clock: Clock }
/** By what a person proved to have the second factor. */
export type Proof = 'app' | 'recovery_code'

// Three codes of a million are good at any time: thirty guesses a day find one once in thirty years.
const ofQuarter: SubjectRule = {
  counts: 'subject',
  name: 'staff-code',
  max: 5,
  seconds: 15 * 60,
  whenAway: 'refuse',
}
const ofDay: SubjectRule = { counts: 'subject', name: 'staff-code-day', max: 30, seconds: 86_400, whenAway: 'refuse' }

/**
 * Is it a code of the person's app, or a recovery code? Counted before it is judged, and good once: a code that was seen over
 * a shoulder opens nothing.
 * @throws ShopError validation for another one, too_many_requests
 */
export async function proveCode(deps: ProveDeps, person: string, code: string): Promise<Proof> {
  const { limits } = deps
  await limits.take(ofQuarter, person)
  await limits.take(ofDay, person)
  const proof = await judge(deps, person, code)
  if (!proof) throw invalid('code', 'code_wrong')
  await forgetGuesses(limits, person)
  return proof
}

export async function forgetGuesses(limits: Limits, person: string): Promise<void> {
  await Promise.all([limits.forget(ofQuarter, person), limits.forget(ofDay, person)])
}

async function judge({ secondFactors, clock }: ProveDeps, person: string, code: string): Promise<Proof | null> {
  const typed = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(typed))
    return (await secondFactors.useRecovery(person, digestOfRecoveryCode(typed))) ? 'recovery_code' : null
  const known = await secondFactors.of(person)
  const step = known && stepOfCode(known.secret, typed, clock.now())
  return step !== null && (await secondFactors.useStep(person, step)) ? 'app' : null
}
