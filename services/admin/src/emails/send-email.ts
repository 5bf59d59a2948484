import { tokenDigest } from '@shop/service-kit/auth/tokens'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import * as z from 'zod/mini'
import type { StaffRepository } from '../staff/staff.repository.ts'
import { type StaffEmail, staffEmails } from '../staff/staff-emails.ts'
import type { StaffLinkPurpose, StaffLinks } from '../staff/staff-link.repository.ts'
import { emailsInEnglish } from './email-texts-en.ts'
import { emailsInUkrainian } from './email-texts-uk.ts'
import { renderEmail } from './render-email.ts'

type SendDeps = {
  staff: StaffRepository
  links: StaffLinks
  carrier: EmailSender
  /** Where browsers find the shop, as configured: never what a request claims. */
  origin: () => string
}

const emailTexts = { uk: emailsInUkrainian, en: emailsInEnglish }

const factsSchema = z.object({ staff: z.string(), letter: z.enum(staffEmails), to: z.optional(z.string()) })
const purposes: Record<StaffEmail, StaffLinkPurpose | null> = {
  invitation: 'invitation',
  'new-password': 'password',
  'staff-password-changed': null,
  'staff-email-changed': null,
  'second-factor-off': null,
}

/**
 * The outbox's effect. The link is made when the email goes out: no token waits in the database, and its life begins now.
 * A try whose answer was lost may have been delivered, with a link that this one replaces: so it is another email, not a copy.
 */
export function sendStaffEmail({ staff, links, carrier, origin }: SendDeps): Effect {
  return async (facts, key) => {
    const { staff: id, letter, to: named } = factsSchema.parse(facts)
    const person = await staff.byId(id)
    const to = named ?? person?.email
    if (!person || !to || (person.isOff && !named) || (letter === 'invitation' && person.passwordHash)) return 'dropped'
    const { locale } = person
    const purpose = purposes[letter]
    const token = purpose && (await links.issue(purpose, id))
    const link = origin() + (token ? `/admin/invitation/${token}` : '/admin/login')
    const content = emailTexts[locale][letter]({ login: person.login, link })
    const version = token ? ` ${tokenDigest(token).slice(0, 8)}` : ''
    await carrier.send(renderEmail({ id: key + version, to, locale, origin: origin(), content }))
    return 'done'
  }
}
