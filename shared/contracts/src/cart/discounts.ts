import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

export const discountConditionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/discounts/get-all-conditions',
  summary: 'Levels of the loyalty programme and the other discounts of the brand; amounts in hryvnias',
  access: 'public',
  sameForAll: true,
  result: z.object({
    conditions: z.array(z.object({ percent: z.int(), from_uah: z.int() })),
    activation: z.object({ single_purchase_uah: z.int(), cumulative_uah: z.int() }),
    auto: z.object({ percent: z.int(), from_uah: z.int() }),
    birthday: z.object({ percent: z.int(), days_before: z.int(), days_after: z.int() }),
  }),
})

/** Level and birthday together; the automatic discount belongs to a cart, not to a person. */
export const totalDiscountPercentEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/discounts/get-user-total-discount-percent',
  summary: 'The discount that the signed-in customer has today, whole percent',
  access: 'customer',
  result: z.object({ total_discount_percent: z.int() }),
})
