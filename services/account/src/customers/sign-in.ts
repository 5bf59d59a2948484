import { ShopError } from '@shop/contracts/errors'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { GuessDelay } from '@shop/service-kit/auth/guess-delay'
import type { KnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import type { ClientRule, Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from './customer.repository.ts'
import { type Customer, toMarkedAccount } from './customer.ts'

export type SignInDeps = {
  customers: CustomerRepository
  sessions: Sessions
  limits: Limits
  browsers: KnownBrowsers
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
  onStoreDown: 'deny',
}
const ofAccount: SubjectRule = {
  counts: 'subject',
  name: 'login-account',
  max: 30,
  seconds: QUARTER,
  onStoreDown: 'deny',
}
// Of a browser in which this customer signed in before: what strangers do neither uses it up nor slows it down.
const inBrowser: SubjectRule = {
  counts: 'subject',
  name: 'login-browser',
  max: 10,
  seconds: QUARTER,
  onStoreDown: 'deny',
}
const ofAddress: ClientRule = { counts: 'client', name: 'login-address', max: 100, seconds: 3600, onStoreDown: 'deny' }

type Try = {
  email: string
  password: string
  client: ClientKey
  oldSession: string | null
  /** The mark of the browser, as it came. */
  mark: string | null
  /** Aborted when the client no longer waits for the answer. */
  gone: AbortSignal
}
type SignedIn = { customer: Customer; session: string }

/** Checks a password and begins a session. Unknown and wrong answer alike, in text and in time. */
export async function signIn(deps: SignInDeps, wanted: Try): Promise<SignedIn> {
  const { customers, sessions, limits, delay, passwords, clock } = deps
  const { email, password, client, oldSession, gone } = wanted
  const account = email.toLowerCase()
  const browser = await knownBrowser(deps, wanted)
  const here = `${account}|${client}`
  const tries = browser ? await limits.take(inBrowser, browser) : await countStranger(limits, { account, here, client })
  // By the tries, whether there is such an account or not: a delay does not reveal who is a customer.
  await delay.before(tries, gone)

  const customer = await customers.findByEmail(account)
  const isRight = await passwords.matches(password, customer?.passwordHash ?? null)
  if (!customer || !isRight) throw new ShopError('bad_credentials')

  await (browser ? limits.forget(inBrowser, browser) : limits.forget(fromHere, here))
  if (oldSession) await sessions.end(oldSession)
  const session = await startUnlessChanged(deps, customer)
  const kept = await hashedWell(deps, customer, password)
  await customers.recordSeen(customer.id, clock.now())
  return { customer: kept, session }
}

/** Only of a browser that sends a mark is the account read before its try is counted. */
async function knownBrowser({ customers, browsers }: SignInDeps, { email, mark }: Try): Promise<string | null> {
  if (!mark) return null
  const customer = await customers.findByEmail(email)
  return browsers.keyOf(mark, customer && toMarkedAccount(customer))
}

type Stranger = { account: string; here: string; client: ClientKey }

async function countStranger(limits: Limits, { account, here, client }: Stranger): Promise<number> {
  await limits.take(ofAddress, client)
  await limits.take(fromHere, here)
  return limits.take(ofAccount, account)
}

async function hashedWell(
  { customers, passwords }: SignInDeps,
  customer: Customer,
  password: string,
): Promise<Customer> {
  if (!passwords.isWeak(customer.passwordHash)) return customer
  const passwordHash = await passwords.hashOf(password)
  await customers.rehash(customer, passwordHash)
  return { ...customer, passwordHash }
}

/** A reset ends all sessions: one that begins with the old password at that very moment must not outlive it. */
async function startUnlessChanged(
  { customers, sessions }: SignInDeps,
  { id, passwordHash }: Customer,
): Promise<string> {
  const session = await sessions.start(id)
  const now = await customers.findById(id)
  // Another sign-in may have hashed it again: it is still the same password, and the next try finds it.
  if (now?.passwordHash === passwordHash) return session
  await sessions.end(session)
  throw new ShopError('bad_credentials')
}
