import { DAY_MS } from '@shop/calendar/durations'
import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import {
  type MessageChannel,
  MOST_MESSAGES,
  messageChannels,
  type sendMessageEndpoint,
} from '@shop/contracts/staff/orders/order-messages'
import { bodyHash, refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import { withHistory } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { offeredTemplates } from './message-drafts.ts'

type Message = BodyOf<typeof sendMessageEndpoint>
type By = { who: string; now: Date }

/** The row of the history that a message is, by its channel. */
const eventOf = { email: 'email_written', sms: 'sms_written' } as const

/**
 * The order with a message to its customer as a row of its history, which the outbox sends; null where a repeat under the key finds it
 * there (docs/rules.md, "Messages about an order").
 * @throws ShopError idempotency_conflict when the key is another message's; validation when it cannot be delivered or its template is not
 * offered; too_many_messages when enough were written in 24 hours.
 */
export function withMessage(order: Placed, message: Message, key: string, { who, now }: By): Placed | null {
  const body_hash = bodyHash({ who, message })
  const earlier = order.history.find(({ payload }) => payload?.message?.key === key)
  refuseOtherRequest(earlier?.payload?.message?.body_hash, body_hash)
  if (earlier) return null
  const { channel, template, text } = message
  checkDeliverable(order, channel)
  if (!offeredTemplates(order, now).includes(template))
    throw new ShopError('validation', { fields: { template: 'template_not_offered' } })
  if (messagesLeft(order, now)[channel] === 0) throw new ShopError('too_many_messages')
  const subject = message.channel === 'email' ? { subject: message.subject } : {}
  return withHistory(order, {
    at: now,
    event: eventOf[channel],
    from: order.state,
    to: order.state,
    who,
    payload: { message: { key, body_hash, ...subject, text } },
  })
}

/** How many more staff may write about the order, by channel: what was written 24 hours ago counts no more. */
export function messagesLeft({ history }: Placed, now: Date): Record<MessageChannel, number> {
  const since = now.getTime() - DAY_MS
  const countLeft = (channel: MessageChannel) => {
    const written = history.filter(({ event, at }) => event === eventOf[channel] && at.getTime() > since)
    return Math.max(0, MOST_MESSAGES[channel] - written.length)
  }
  const [email, sms] = messageChannels.map(countLeft) as [number, number]
  return { email, sms }
}

function checkDeliverable({ customer }: Placed, channel: MessageChannel): void {
  if (channel === 'email' && customer.email === '')
    throw new ShopError('validation', { fields: { channel: 'order_without_email' } })
  if (channel === 'sms' && customer.phone === '')
    throw new ShopError('validation', { fields: { channel: 'order_without_phone' } })
}
