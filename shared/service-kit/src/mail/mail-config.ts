import * as z from 'zod/mini'
import type { SmtpAccount } from './smtp-carrier.ts'

const smtpUrl = z
  .string()
  .check(
    z.refine(text => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an address such as smtp://host:587'),
  )
const sender = z.string().check(z.regex(/[^\s@<]+@[^\s@>]+/, 'must hold an e-mail address'))

/** Variables about mail. Without a server letters stay in the shop, where developers look at them; never in production. */
export const mailEnvironment = {
  NODE_ENV: z.optional(z.string()),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z._default(sender, 'LEVADA <orders@levada.example>'),
}

type MailEnvironment = z.infer<z.ZodMiniObject<typeof mailEnvironment>>

/**
 * How letters leave; null when they are caught.
 * @throws Error when a shop that sells could not write to its customers, or not tell them where it is.
 */
export function mailFrom({ NODE_ENV, SMTP_URL: url, MAIL_FROM: from }: MailEnvironment, publicOrigin: string | null) {
  if (NODE_ENV === 'production' && !url) throw new Error('SMTP_URL is missing: letters to customers would reach nobody')
  if (NODE_ENV === 'production' && !publicOrigin) {
    throw new Error('PUBLIC_ORIGIN is missing: letters must say where the shop is')
  }
  return url ? ({ url, from } satisfies SmtpAccount) : null
}
