import type { EmailContent } from '@shop/service-kit/mail/email-renderer'

export const staffEmails = ['invitation', 'new-password', 'staff-password-changed'] as const
export type StaffEmail = (typeof staffEmails)[number]

type EmailFacts = {
  login: string
  /** Where the button leads. */
  link: string
}
export type StaffEmailTexts = Record<StaffEmail, (facts: EmailFacts) => EmailContent>
