import { ShopError } from '@shop/contracts/errors'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { GuessDelay } from '@shop/service-kit/auth/guess-delay'
import type { ClientRule, Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from './customer.repository.ts'
import type { Customer } from './customer.ts'

export type SignInDeps = {
  customers: CustomerRepository
  sessions: Sessions
  limits: Limits
  delay: GuessDelay
  passwords: Passwords
  clock: Clock
}

const QUARTER = 15 * 60
const fromHere: SubjectRule = {
  counts: 'subject',
  name: 'login-account-address',
  max: 10,
  seconds: QUARTER,
  whenAway: 'refuse',
}
const ofAccount: SubjectRule = {
  counts: 'subject',
  name: 'login-account',
  max: 30,
  seconds: QUARTER,
  whenAway: 'refuse',
}
const ofAddress: ClientRule = { counts: 'client', name: 'login-address', max: 100, seconds: 3600, whenAway: 'refuse' }

type Try = {
  email: string
  password: string
  client: ClientKey
  oldSession: string | null
  /** Aborted when nobody waits for the answer any more. */
  gone: AbortSignal
}
type SignedIn = { customer: Customer; session: string }

/** Checks a password and begins a session. Unknown and wrong answer alike, in text and in time. */
export async function signIn(deps: SignInDeps, wanted: Try): Promise<SignedIn> {
  const { customers, sessions, limits, delay, passwords, clock } = deps
  const { email, password, client, oldSession, gone } = wanted
  const account = email.toLowerCase()
  await limits.take(ofAddress, client)
  await limits.take(fromHere, `${account}|${client}`)
  const tries = await limits.take(ofAccount, account)
  // By the tries, whether there is such an account or not: from a delay nobody learns who is a customer.
  await delay.before(tries, gone)

  const customer = await customers.byEmail(account)
  const isRight = await passwords.matches(password, customer?.passwordHash ?? null)
  if (!customer || !isRight) throw new ShopError('bad_credentials')

  await limits.forget(fromHere, `${account}|${client}`)
  if (oldSession) await sessions.end(oldSession)
  const session = await startUnlessChanged(deps, customer)
  if (passwords.isWeak(customer.passwordHash)) await customers.rehash(customer, await passwords.hashOf(password))
  await customers.seen(customer.id, clock.now())
  return { customer, session }
}

/** A reset ends all sessions: one that begins with the old password at that very moment must not outlive it. */
async function startUnlessChanged(
  { customers, sessions }: SignInDeps,
  { id, passwordHash }: Customer,
): Promise<string> {
  const session = await sessions.start(id)
  const now = await customers.byId(id)
  // Hashed anew by another sign-in it is still the same password; the next try finds it.
  if (now?.passwordHash === passwordHash) return session
  await sessions.end(session)
  throw new ShopError('bad_credentials')
}
