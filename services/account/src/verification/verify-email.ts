import { ShopError } from '@shop/contracts/errors'
import type { Locale } from '@shop/contracts/texts/text'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import type { EnqueueEmail } from '../emails/enqueue-email.ts'
import type { LinkRepository } from '../links/link.repository.ts'
import { tokenTries } from '../links/link.ts'

export type VerificationDeps = {
  customers: CustomerRepository
  links: LinkRepository
  limits: Limits
  clock: Clock
  enqueueEmail: EnqueueEmail
}

const again: SubjectRule = {
  counts: 'subject',
  name: 'verification-letter',
  max: 5,
  seconds: 3600,
  onStoreDown: 'deny',
}

/** Opening the link proves the mailbox. */
export async function verifyEmail(deps: VerificationDeps, token: string, client: ClientKey): Promise<void> {
  const { customers, links, limits, clock } = deps
  await limits.take(tokenTries, client)
  const id = await links.use('verify', token, clock.now())
  if (!id || !(await customers.proveEmail(id))) throw new ShopError('link_expired')
}

/** Sends the email once more, unless the mailbox is proven. */
export async function sendAgain(deps: VerificationDeps, id: string, locale: Locale): Promise<void> {
  const { customers, limits, enqueueEmail } = deps
  await limits.take(again, id)
  const customer = await customers.findById(id)
  if (!customer) throw new ShopError('not_authenticated')
  if (!customer.emailVerified) await enqueueEmail('verify', customer, locale)
}
