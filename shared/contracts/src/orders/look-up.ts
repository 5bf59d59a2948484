import * as z from 'zod/mini'
import { emailSchema } from '../contact.ts'
import { defineEndpoint } from '../endpoint.ts'

/** As it stands in the emails: `26-000123`. What people copy or type around its digits makes no difference. */
export const orderNumberSchema = z
  .string()
  .check(
    z.maxLength(40, 'order_number_incorrect'),
    z.overwrite(tidyNumber),
    z.minLength(1, 'order_number_required'),
    z.regex(/^\d{2}-\d{6}$/, 'order_number_incorrect'),
  )

/** Of the email that proves whose an order is. */
export const orderCodeSchema = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'invalid'))

/** What a guest types to find an order; the browser checks it with the same schema before it asks. */
export const lookUpFormSchema = z.object({ number: orderNumberSchema, email: emailSchema })

export const lookUpOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/look-up',
  summary:
    'Finds an order by its number and email: sends a code to that email, and for the code answers the address of the order; tells nobody else whether there is such an order',
  access: 'public',
  body: z.extend(lookUpFormSchema, { code: z.optional(orderCodeSchema) }),
  /** Null as long as there is no code. */
  result: z.object({ order: z.nullable(z.object({ ref: z.string() })) }),
})

/** Of a browser that knows the address of an order, and proves by the code that it may see more. */
export const openOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/open',
  summary:
    'Shows this browser for thirty days what was ordered, where it goes and its parcels, for the code of its email',
  access: 'public',
  body: z.object({ order: z.string().check(z.maxLength(100, 'too_long')), code: orderCodeSchema }),
  result: z.object({}),
})

/** `№ 26 000123` is `26-000123`. */
function tidyNumber(typed: string): string {
  const [, year, count] = typed.match(/^\D*(\d{2})\D?(\d{6})\D*$/) ?? []
  return year && count ? `${year}-${count}` : typed.trim()
}
