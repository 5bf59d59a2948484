import type { ResultOf } from '@shop/contracts/endpoint'
import type {
  MessageChannel,
  MessageTemplate,
  messageDraftsEndpoint,
} from '@shop/contracts/staff/orders/order-messages'
import { useState } from 'react'

/** What the form opens with; the rest is chosen by what the order has. */
export type FirstChoice = { channel?: MessageChannel; template?: MessageTemplate }
type Drafts = ResultOf<typeof messageDraftsEndpoint>
type Words = { subject: string; text: string }

/** What is written, by channel and template: choosing another one loses nothing of what was typed. */
export function useMessageDraft({ email, phone, drafts }: Drafts, first: FirstChoice) {
  const [channel, setChannel] = useState<MessageChannel>(firstChannel({ email, phone }, first))
  const [template, setTemplate] = useState<MessageTemplate>(first.template ?? drafts[0]?.template ?? 'free')
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<Words>>>>({})
  const place = `${channel} ${template}`
  const draft = drafts.find(offered => offered.template === template)
  const words: Words = { subject: draft?.subject ?? '', text: draft?.[channel] ?? '', ...typed[place] }
  const write = (part: Partial<Words>) => setTyped({ ...typed, [place]: { ...typed[place], ...part } })
  const body =
    channel === 'email'
      ? ({ channel, template, ...words } as const)
      : ({ channel, template, text: words.text } as const)
  return { channel, setChannel, template, setTemplate, words, write, body }
}

function firstChannel({ email, phone }: Pick<Drafts, 'email' | 'phone'>, { channel }: FirstChoice): MessageChannel {
  if (!phone) return 'email'
  if (!email) return 'sms'
  return channel ?? 'email'
}
