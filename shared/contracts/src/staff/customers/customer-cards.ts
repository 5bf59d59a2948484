import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { line } from '../../texts/text.ts'
import { customerAnswer, customerParams, customersPath, ofCustomers, tagSchema } from './staff-customers.ts'

const one = `${customersPath}/:id`
export const MOST_TAGS = 20
/** So long may a card that was joined by hand be taken back. */
export const TAKEN_BACK_DAYS = 30

export const changeTagsEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'PUT',
  path: `${one}/tags`,
  summary: 'Sets the tags of a customer, for staff only',
  action: 'customer_tags',
  // A tag may say something about the person: it goes with the card.
  audited: [],
  params: customerParams,
  body: z.object({ tags: z.array(tagSchema).check(z.maxLength(MOST_TAGS, 'too_many')) }),
  result: customerAnswer,
})

const cardId = customerParams.shape.id

export const joinCardEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'POST',
  path: `${one}/joined`,
  summary: 'Joins a card without an account to this one: both are one person. It may be taken back for 30 days',
  action: 'customer_join',
  audited: ['card'],
  params: customerParams,
  body: z.object({ card: cardId }),
  result: customerAnswer,
})

export const takeBackCardEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'DELETE',
  path: `${one}/joined/:card`,
  summary: 'Makes a joined card stand alone again, within 30 days',
  action: 'customer_join_undo',
  audited: ['card'],
  params: z.extend(customerParams, { card: cardId }),
  result: customerAnswer,
})

/** Levels that staff may give. */
export const levelsByHand = [5, 10, 15] as const

export const giveLevelEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'PUT',
  path: `${one}/level`,
  summary: 'Gives an account a level until a day; the higher of it and what purchases have earned counts',
  action: 'customer_level',
  // The reason stands with the account, and goes with it.
  audited: ['level', 'valid_until'],
  params: customerParams,
  body: z.object({
    level: z.literal(levelsByHand, 'invalid'),
    /** The last day in Kyiv. */
    valid_until: z.iso.date('day_invalid'),
    reason: line(300, 'reason_required'),
  }),
  result: customerAnswer,
})

export const endLevelEndpoint = defineEndpoint({
  ...ofCustomers,
  method: 'DELETE',
  path: `${one}/level`,
  summary: 'Ends a level that staff gave: what purchases have earned counts alone',
  action: 'customer_level_end',
  audited: ['level', 'valid_until'],
  params: customerParams,
  result: customerAnswer,
})
