import { ShopError } from '@shop/contracts/errors'
import type { Clock } from '@shop/service-kit/clock'
import type { LimitRule, Limits } from '@shop/service-kit/limits'
import type { Passwords } from '@shop/service-kit/passwords'
import type { Sessions } from '@shop/service-kit/sessions'
import type { CustomerRepository } from './customer.repository.ts'

export type SignInDeps = {
  customers: CustomerRepository
  sessions: Sessions
  limits: Limits
  passwords: Passwords
  clock: Clock
}

const QUARTER = 15 * 60
const fromHere: LimitRule = { name: 'login-account-address', max: 10, seconds: QUARTER, whenAway: 'refuse' }
const ofAccount: LimitRule = { name: 'login-account', max: 30, seconds: QUARTER, whenAway: 'refuse' }
const ofAddress: LimitRule = { name: 'login-address', max: 100, seconds: 3600, whenAway: 'refuse' }

type Try = { email: string; password: string; address: string; oldSession: string | null }

/** Checks a password and begins a session. Unknown and wrong answer alike, in words and in time. */
export async function signIn(deps: SignInDeps, { email, password, address, oldSession }: Try): Promise<string> {
  const { customers, sessions, limits, passwords, clock } = deps
  const account = email.toLowerCase()
  await limits.take(ofAddress, address)
  await limits.take(fromHere, `${account}|${address}`)
  await limits.take(ofAccount, account)

  const customer = await customers.byEmail(account)
  const isRight = await passwords.matches(password, customer?.passwordHash ?? null)
  if (!customer || !isRight) throw new ShopError('bad_credentials')

  await limits.forget(fromHere, `${account}|${address}`)
  if (passwords.isWeak(customer.passwordHash))
    await customers.setPasswordHash(customer.id, await passwords.hashOf(password))
  await customers.seen(customer.id, clock.now())
  if (oldSession) await sessions.end(oldSession)
  return sessions.start(customer.id)
}
