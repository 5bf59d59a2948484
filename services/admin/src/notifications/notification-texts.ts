import type { NotificationKind } from '@shop/contracts/staff/people/notifications'
import type { EmailContent } from '@shop/service-kit/mail/email-renderer'

export type Titled = { article: string; size: string; title: string }
export type Ordered = Titled & { count: number }
/** What an email names, and how much it does not. */
type Goods = { items: readonly Ordered[]; more: number }

type EventFacts = {
  order_paid: Goods & { number: string; total: string; isShort: boolean }
  return_asked: Goods & { number: string }
  exchange_failed: { orders: readonly string[]; more: number; isUnreadable: boolean }
  low_stock: { sizes: readonly (Titled & { available: number })[]; more: number }
}

/** What an email about an event says before its small print. */
export type EventText = Omit<EmailContent, 'button' | 'note' | 'noteLink' | 'why'> & { button: string }

export type NotificationTexts = {
  events: { [Kind in NotificationKind]: (facts: EventFacts[Kind]) => EventText }
  /** Texts that all these emails share; `off`: the link that ends them. */
  frame: { note: string; off: string; why: string }
}
