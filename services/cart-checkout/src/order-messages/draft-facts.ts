import type { MessageDraft, MessageTemplate } from '@shop/contracts/staff/orders/order-messages'
import type { EmailFacts } from '../emails/email-facts.ts'

/** What the sentences of a draft speak of. */
export type DraftFacts = Pick<EmailFacts, 'number' | 'total' | 'until' | 'delivery'> & {
  name: string
  /** The first thing that was ordered: «Сукня міді», and its size. */
  title: string
  size: string
  /** The page on which the order is seen and paid. */
  link: string
}
export type DraftTexts = Record<MessageTemplate, (facts: DraftFacts) => Omit<MessageDraft, 'template'>>
