import * as z from 'zod/mini'
import type { SmtpAccount } from './smtp-sender.ts'

const smtpUrl = z
  .string()
  .check(
    z.refine(text => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an address such as smtp://host:587'),
  )
const sender = z.string().check(z.regex(/[^\s@<]+@[^\s@>]+/, 'must contain an email address'))

/** Variables about email. Without a server emails stay in the shop, where developers read them; never in production. */
export const mailEnvironment = {
  NODE_ENV: z.optional(z.string()),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z._default(sender, 'LEVADA <orders@levada.example>'),
}

type MailEnvironment = z.infer<z.ZodMiniObject<typeof mailEnvironment>>

/**
 * How emails leave; null when they are caught.
 * @throws Error when a shop that sells could not write to its customers, or not link to itself.
 */
export function mailFrom({ NODE_ENV, SMTP_URL: url, MAIL_FROM: from }: MailEnvironment, publicOrigin: string | null) {
  if (NODE_ENV === 'production' && !url) throw new Error('SMTP_URL is missing: emails to customers would reach nobody')
  if (NODE_ENV === 'production' && !publicOrigin) {
    throw new Error('PUBLIC_ORIGIN is missing: emails must link to the shop')
  }
  return url ? ({ url, from } satisfies SmtpAccount) : null
}
