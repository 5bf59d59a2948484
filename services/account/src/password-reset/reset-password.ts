import { ShopError } from '@shop/contracts/errors'
import type { Locale } from '@shop/contracts/texts/text'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import { refuseGuessable } from '../customers/guessable.ts'
import type { EnqueueEmail } from '../emails/enqueue-email.ts'
import type { LinkRepository } from '../links/link.repository.ts'
import { tokenTries } from '../links/link.ts'

export type ResetDeps = {
  customers: CustomerRepository
  links: LinkRepository
  sessions: Sessions
  limits: Limits
  passwords: Passwords
  clock: Clock
  enqueueEmail: EnqueueEmail
}

const ofMailbox: SubjectRule = { counts: 'subject', name: 'reset-email', max: 3, seconds: 3600, onStoreDown: 'deny' }
const ofAddress: ClientRule = { counts: 'client', name: 'reset-address', max: 10, seconds: 3600, onStoreDown: 'deny' }

type Asked = { email: string; locale: Locale; client: ClientKey }

/** An unknown address gets the same answer after the same work, so the answer does not reveal who has an account; only no email goes out. */
export async function requestReset(deps: ResetDeps, { email, locale, client }: Asked): Promise<void> {
  const { customers, limits, enqueueEmail } = deps
  const account = email.toLowerCase()
  await limits.take(ofAddress, client)
  await limits.take(ofMailbox, account)
  const customer = await customers.findByEmail(account)
  await enqueueEmail('reset', customer, locale)
}

export async function isResetLive(
  { links, limits, clock }: ResetDeps,
  token: string,
  client: ClientKey,
): Promise<boolean> {
  await limits.take(tokenTries, client)
  return (await links.ownerOf('reset', token, clock.now())) !== null
}

type Chosen = { token: string; password: string; locale: Locale; client: ClientKey }

/** Sets the new password, by a link that opens once. Sessions with the old one end. */
export async function setNewPassword(deps: ResetDeps, { token, password, locale, client }: Chosen): Promise<void> {
  const { customers, links, sessions, limits, passwords, clock, enqueueEmail } = deps
  await limits.take(tokenTries, client)
  const owner = await links.ownerOf('reset', token, clock.now())
  const customer = owner && (await customers.findById(owner))
  if (!customer) throw new ShopError('link_expired')
  // What can be corrected in the form is refused before the link is spent.
  refuseGuessable(password, customer.email)
  const passwordHash = await passwords.hashOf(password)
  if (!(await links.use('reset', token, clock.now()))) throw new ShopError('link_expired')

  await customers.setPasswordByMail(customer.id, passwordHash)
  await sessions.endAllOf(customer.id)
  await enqueueEmail('password-changed', customer, locale)
}
