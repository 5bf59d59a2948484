import * as z from 'zod/mini'
import { stockAlertExportSchema } from '../catalog/stock-alert-emails.ts'
import { defineEndpoint } from '../endpoint.ts'
import { savedAddressSchema } from './addresses.ts'
import { shoppingDataSchema } from './customer-privacy.ts'
import { customerViewSchema } from './profile.ts'

const moment = z.string()

/** All that the shop keeps of a customer, for that customer. */
export const ownDataSchema = z.extend(shoppingDataSchema, {
  exported_at: moment,
  customer: customerViewSchema,
  addresses: z.array(savedAddressSchema),
  registered_at: moment,
  /** Which texts the customer agreed to, and when. */
  consent: z.nullable(z.object({ text: z.string(), at: moment })),
  newsletter: z.nullable(z.object({ state: z.enum(['asked', 'confirmed']), consent: z.string(), asked_at: moment })),
  /** Sizes that the customer wants to hear of when they are back. */
  stock_alerts: z.array(stockAlertExportSchema),
  sessions: z.array(z.object({ started_at: moment, used_at: moment })),
})

export const exportDataEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/user/export',
  summary: 'All that the shop keeps of the signed-in customer',
  access: 'customer',
  result: z.object({ data: ownDataSchema }),
})
export const deleteFormSchema = z.object({
  password: z.string().check(z.minLength(1, 'password_required'), z.maxLength(200, 'too_long')),
})
export const deleteAccountEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/user/delete',
  summary: 'Deletes the account of the signed-in customer for ever; the password proves the identity',
  access: 'customer',
  body: deleteFormSchema,
  result: z.object({}),
})
