import { type Locale, localeSchema } from '@shop/contracts/texts/text'
import { tokenDigest } from '@shop/service-kit/auth/tokens'
import { breakLinks } from '@shop/service-kit/mail/break-links'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { Clock } from '@shop/service-kit/process/clock'
import * as z from 'zod/mini'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import type { LinkRepository } from '../links/link.repository.ts'
import type { LinkPurpose } from '../links/link.ts'
import { type EmailName, type EmailTexts, emailNames } from './email-names.ts'
import { emailsInEnglish } from './email-texts-en.ts'
import { emailsInUkrainian } from './email-texts-uk.ts'
import { renderEmail } from './render-email.ts'

export const emailTexts: Record<Locale, EmailTexts> = { uk: emailsInUkrainian, en: emailsInEnglish }

export type SendEmailDeps = {
  customers: CustomerRepository
  links: LinkRepository
  carrier: EmailSender
  clock: Clock
  /** Where browsers find the shop, as configured: never what a request says of itself. */
  origin: () => string
}

/** The address that a password was asked for has no account: the entry is there, so that both cases take the same time. */
const factsSchema = z.object({ customer: z.nullable(z.string()), letter: z.enum(emailNames), locale: localeSchema })

const linked: Record<EmailName, { purpose: LinkPurpose; page: string } | { purpose: null; page: string }> = {
  verify: { purpose: 'verify', page: '/user/verify' },
  reset: { purpose: 'reset', page: '/user/update-password' },
  'password-changed': { purpose: null, page: '/user/login' },
}

/**
 * The outbox's effect. The link is made when the email goes out: no token waits in the database, and its life begins now.
 * A try whose answer was lost may have been delivered, with a link that this one replaces: so it is another email, not a copy.
 */
export function sendEmail({ customers, links, carrier, clock, origin }: SendEmailDeps): Effect {
  return async (facts, key) => {
    const { customer: id, letter: email, locale } = factsSchema.parse(facts)
    const customer = id ? await customers.findById(id) : null
    if (!customer || (email === 'verify' && customer.emailVerified)) return 'dropped'
    const { purpose, page } = linked[email]
    const token = purpose && (await links.issue(purpose, customer.id, clock.now()))
    const link = origin() + (token ? `${page}/${token}` : page)
    const content = emailTexts[locale][email]({ name: breakLinks(customer.name), link })
    const version = token ? ` ${tokenDigest(token).slice(0, 8)}` : ''
    await carrier.send(renderEmail({ id: key + version, to: customer.email, locale, origin: origin(), content }))
    return 'done'
  }
}
