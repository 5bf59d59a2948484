import type { EmailName } from '../order/email-names.ts'
import type { EmailFacts } from './email-facts.ts'

/** What an email says before it shows the order. */
type EmailText = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  button: string
}

export type EmailTexts = Record<EmailName, (facts: EmailFacts) => EmailText>
