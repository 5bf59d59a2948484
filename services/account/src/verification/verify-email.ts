import { ShopError } from '@shop/contracts/errors'
import { clientKey } from '@shop/service-kit/client-key'
import type { Clock } from '@shop/service-kit/clock'
import type { LimitRule, Limits } from '@shop/service-kit/limits'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import type { LinkRepository } from '../links/link.repository.ts'
import { tokenTries } from '../links/token-limit.ts'
import type { LetterWriter } from '../mails/enqueue-letter.ts'

export type VerificationDeps = {
  customers: CustomerRepository
  links: LinkRepository
  limits: Limits
  clock: Clock
  writeLetter: LetterWriter
}

const again: LimitRule = { name: 'verification-letter', max: 5, seconds: 3600, whenAway: 'refuse' }

/** Whoever opened the letter has the mailbox. */
export async function verifyEmail(deps: VerificationDeps, token: string, address: string): Promise<void> {
  const { customers, links, limits, clock } = deps
  await limits.take(tokenTries, clientKey(address))
  const id = await links.use('verify', token, clock.now())
  if (!id || !(await customers.proveEmail(id))) throw new ShopError('link_expired')
}

/** May she have the letter once more? To a mailbox that is proven none is sent. */
export async function mayAskAgain({ customers, limits }: VerificationDeps, id: string): Promise<boolean> {
  await limits.take(again, id)
  const customer = await customers.byId(id)
  if (!customer) throw new ShopError('not_authenticated')
  return !customer.emailVerified
}
