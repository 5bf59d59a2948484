import type { EmailContent } from '@shop/service-kit/mail/email-renderer'
import type { StaffEmail } from '../staff/staff-emails.ts'

type EmailFacts = {
  login: string
  /** Where the button leads. */
  link: string
}
export type StaffEmailTexts = Record<StaffEmail, (facts: EmailFacts) => EmailContent>
