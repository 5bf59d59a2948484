import type { EmailContent } from '@shop/service-kit/mail/email-renderer'

export const staffEmails = [
  'invitation',
  'new-password',
  'staff-password-changed',
  'staff-email-changed',
  'second-factor-off',
] as const
export type StaffEmail = (typeof staffEmails)[number]

/** Puts an email to this member of staff into the outbox; to their address unless `to` is another. */
export type EnqueueStaffEmail = (email: StaffEmail, person: string, to?: string) => Promise<void>

type EmailFacts = {
  /** As it is typed to sign in: only the owner names it, so nothing of a stranger can become a link. */
  login: string
  /** Where the button leads. */
  link: string
}
export type StaffEmailTexts = Record<StaffEmail, (facts: EmailFacts) => EmailContent>
