import type { EmailContent } from '@shop/service-kit/mail/email-renderer'

export const emailNames = ['verify', 'reset', 'password-changed'] as const
export type EmailName = (typeof emailNames)[number]

type EmailFacts = {
  /** As the customer typed it, but free of what mail programs make links of. */
  name: string
  /** Where the button leads. */
  link: string
}
export type EmailTexts = Record<EmailName, (facts: EmailFacts) => EmailContent>
