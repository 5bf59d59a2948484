import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { deliveryAtHomeSchema, deliveryInEuropeSchema } from './profile.ts'

/** So many are kept in Ukraine, and as many abroad. */
export const MAX_ADDRESSES = 10

const moment = z.iso.datetime('invalid')
const inUkraine = { type: z.literal('ukraine'), delivery: deliveryAtHomeSchema }
const abroad = { type: z.literal('international'), delivery: deliveryInEuropeSchema }

/** Where orders of a customer go; who receives them is asked with each order and stands in none of these. */
export const addressSchema = z.discriminatedUnion('type', [z.object(inUkraine), z.object(abroad)])
export type Address = z.infer<typeof addressSchema>

// Made of what the address says, so another text is another address.
const id = z.string().check(z.regex(/^[\da-f]{16}$/, 'invalid'))
const kept = { id, used_at: moment }

/** An address of the account, as its customer sees it. */
export const savedAddressSchema = z.discriminatedUnion('type', [
  z.object({ ...kept, ...inUkraine }),
  z.object({ ...kept, ...abroad }),
])
export type SavedAddress = z.infer<typeof savedAddressSchema>

// A removal that is taken back puts the address where it was; otherwise a new one is the one used last.
const putBack = { used_at: z.optional(moment) }
const newAddressSchema = z.discriminatedUnion('type', [
  z.object({ ...putBack, ...inUkraine }),
  z.object({ ...putBack, ...abroad }),
])

const path = '/api/user/addresses'
const params = z.object({ id })
/** All of them, the one used last first (docs/rules.md, "Delivery addresses"). */
const result = z.object({ addresses: z.array(savedAddressSchema) })

export const addressesEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Delivery addresses of the signed-in customer, the one used last first',
  access: 'customer',
  result,
})
export const addAddressEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Keeps a delivery address; one that is kept already is the one used last',
  access: 'customer',
  body: newAddressSchema,
  result,
})
export const changeAddressEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Changes a delivery address; it keeps its place',
  access: 'customer',
  params,
  body: addressSchema,
  result,
})
export const removeAddressEndpoint = defineEndpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a delivery address',
  access: 'customer',
  params,
  result,
})

/** From the service of orders, which may say the same again. */
export const internalAddressUsedEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/addresses/used',
  repeatable: true,
  summary: 'An order of the customer goes to this address',
  access: 'internal',
  body: z.object({ customer_id: z.string(), order: z.string(), used_at: moment, address: addressSchema }),
  result: z.object({}),
})
