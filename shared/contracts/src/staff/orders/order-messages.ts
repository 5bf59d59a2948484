import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { orderNumberSchema } from '../../orders/orders.ts'
import { line, localeSchema, note } from '../../texts/text.ts'
import { fullOrderSchema } from './staff-orders.ts'

export const messageChannels = ['email', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** What staff begin a message with; `ready` and `pay_link` are offered where they fit the order. */
export const messageTemplates = ['delay', 'size_question', 'ready', 'pay_link', 'free'] as const
export type MessageTemplate = (typeof messageTemplates)[number]

/** So many messages staff write about one order in 24 hours, by their channel. */
export const MOST_MESSAGES = { email: 5, sms: 3 } as const satisfies Record<MessageChannel, number>
export const LONGEST_SUBJECT = 120
export const LONGEST_EMAIL = 2000
export const LONGEST_SMS = 300

const path = '/api/admin/orders/:number/messages'
const access = 'staff:fulfilment'
const owner = 'cart-checkout'
const params = z.object({ number: orderNumberSchema })
const template = z.enum(messageTemplates)
const text = (longest: number) => note(longest).check(z.minLength(1, 'message_empty'))

const draftSchema = z.object({ template, subject: z.string(), email: z.string(), sms: z.string() })
export type MessageDraft = z.infer<typeof draftSchema>

export const messageDraftsEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'What can be written to the customer of an order: templates filled in in their language, and how many more',
  access,
  owner,
  params,
  result: z.object({
    locale: localeSchema,
    /** Null: there is none to write to. */
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    left: z.object({ email: z.int(), sms: z.int() }),
    drafts: z.array(draftSchema),
  }),
})

/** Never the words: they stand in the order's history alone, and go with its person. */
export const sendMessageEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Writes an email or a text message to the customer of an order; its history has what was sent',
  access,
  owner,
  action: ({ body }) => `order_message_${body.channel}`,
  audited: ['order_status', 'payment_status', 'template'],
  idempotent: true,
  params,
  body: z.discriminatedUnion('channel', [
    z.object({
      channel: z.literal('email'),
      template,
      subject: line(LONGEST_SUBJECT, 'subject_required'),
      text: text(LONGEST_EMAIL),
    }),
    z.object({ channel: z.literal('sms'), template, text: text(LONGEST_SMS) }),
  ]),
  result: z.object({ order: fullOrderSchema }),
})
