import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import { invalid } from '@shop/service-kit/calls/fields'
import type { Clock } from '@shop/service-kit/process/clock'
import { digestOfRecoveryCode, stepOfCode } from './codes.ts'
import type { SecondFactors } from './second-factor.repository.ts'

export type ProveDeps = { secondFactors: SecondFactors; limits: Limits; clock: Clock }
/** By what a person proved to have the second factor. */
export type Proof = 'app' | 'recovery_code'
/** Where a code is typed; `browser`: the key of one in which this person signed in before, null for every other. */
export type CodePlace = { client: ClientKey; browser: string | null }

const QUARTER = 15 * 60
const DAY = 86_400

// Three codes of a million are good at any time: thirty guesses a day find one once in thirty years.
const ofQuarter: SubjectRule = { counts: 'subject', name: 'staff-code', max: 5, seconds: QUARTER, onStoreDown: 'deny' }
const ofDay: SubjectRule = { counts: 'subject', name: 'staff-code-day', max: 30, seconds: DAY, onStoreDown: 'deny' }
// A stranger who knows the password uses up the limits above, never these of a browser in which the person signed in before.
const inBrowser: SubjectRule = {
  counts: 'subject',
  name: 'staff-code-browser',
  max: 5,
  seconds: QUARTER,
  onStoreDown: 'deny',
}
const inBrowserOfDay: SubjectRule = {
  counts: 'subject',
  name: 'staff-code-browser-day',
  max: 30,
  seconds: DAY,
  onStoreDown: 'deny',
}
// Eighty random bits are not guessed. A limit for the person would be used up by a stranger who knows the password.
const recovery: SubjectRule = {
  counts: 'subject',
  name: 'staff-recovery-code',
  max: 10,
  seconds: QUARTER,
  onStoreDown: 'deny',
}

/**
 * Is it a code of the person's app, or a recovery code? Counted before it is judged, and good once: a code that was seen over
 * a shoulder opens nothing.
 * @throws ShopError validation for another one, too_many_requests
 */
export async function proveCode(deps: ProveDeps, person: string, code: string, place: CodePlace): Promise<Proof> {
  const { limits } = deps
  const typed = code.replace(/\s/g, '')
  const kind: Proof = /^\d{6}$/.test(typed) ? 'app' : 'recovery_code'
  const counted = countersOf(kind, person, place)
  for (const { rule, key } of counted) await limits.take(rule, key)
  const isRight = kind === 'app' ? await isOfApp(deps, person, typed) : await isRecovery(deps, person, typed)
  if (!isRight) throw invalid('code', 'code_wrong')
  await Promise.all(counted.map(({ rule, key }) => limits.forget(rule, key)))
  return kind
}

/** When the second factor is taken away: the next one starts without the guesses at this one. */
export async function forgetGuesses(limits: Limits, person: string): Promise<void> {
  await Promise.all([limits.forget(ofQuarter, person), limits.forget(ofDay, person)])
}

type Counter = { rule: SubjectRule; key: string }

function countersOf(kind: Proof, person: string, { client, browser }: CodePlace): Counter[] {
  if (kind === 'recovery_code') return [{ rule: recovery, key: browser ?? `${person}|${client}` }]
  const [quarter, day] = browser ? [inBrowser, inBrowserOfDay] : [ofQuarter, ofDay]
  return [quarter, day].map(rule => ({ rule, key: browser ?? person }))
}

async function isOfApp({ secondFactors, clock }: ProveDeps, person: string, typed: string): Promise<boolean> {
  const known = await secondFactors.of(person)
  const step = known && stepOfCode(known.secret, typed, clock.now())
  return step !== null && secondFactors.useStep(person, step)
}

function isRecovery({ secondFactors }: ProveDeps, person: string, typed: string): Promise<boolean> {
  return secondFactors.useRecovery(person, digestOfRecoveryCode(typed))
}
