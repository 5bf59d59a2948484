import { type MessageDraft, type MessageTemplate, messageTemplates } from '@shop/contracts/staff/orders/order-messages'
import { breakLinks } from '@shop/service-kit/mail/break-links'
import { emailFacts } from '../emails/email-facts.ts'
import { isPickUp } from '../fulfilment/left-to-send.ts'
import type { Placed } from '../order/order-states.ts'
import { draftsInEnglish } from './drafts-en.ts'
import { draftsInUkrainian } from './drafts-uk.ts'

const texts = { uk: draftsInUkrainian, en: draftsInEnglish }

/** Templates that fit the order now: one that nobody can pay for gets no pay link, one that is sent is not collected. */
export function offeredTemplates(order: Placed, now: Date): MessageTemplate[] {
  const { state, reserved_until } = order
  const fits: Partial<Record<MessageTemplate, boolean>> = {
    ready: isPickUp(order),
    pay_link: state === 'awaiting_payment' && reserved_until > now,
  }
  return messageTemplates.filter(template => fits[template] ?? true)
}

/** The templates filled in in the customer's language, for staff to edit. */
export function messageDrafts(order: Placed, { now, origin }: { now: Date; origin: string }): MessageDraft[] {
  const { locale, customer, lines, state, ref } = order
  const row = { at: now, event: 'email_written', from: state, to: state, who: '' }
  const facts = {
    ...emailFacts(order, row, now, ''),
    // Typed by the customer: mail programs make no link of it.
    name: breakLinks(customer.name),
    title: lines[0]?.title[locale] ?? '',
    size: lines[0]?.size ?? '',
    link: `${origin}/payment/${ref}`,
  }
  return offeredTemplates(order, now).map(template => ({ template, ...texts[locale][template](facts) }))
}
