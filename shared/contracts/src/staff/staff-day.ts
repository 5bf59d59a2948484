import * as z from 'zod/mini'
import { defineEndpoint, type ResultOf } from '../endpoint.ts'

/**
 * What the first page of staff counts. Each figure is the length of a list that staff can open; counting stops where the tabs of
 * orders stop (`MOST_IN_TAB`).
 */
export const ordersOfDayEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/day/orders',
  summary: 'How many orders wait for staff, and for what',
  access: 'staff:orders',
  owner: 'cart-checkout',
  result: z.object({
    /** The day in Kyiv that `placed` and `paid` are of. */
    day: z.string(),
    placed: z.int(),
    /** Placed today, and paid by now. */
    paid: z.int(),
    to_pay: z.int(),
    packing: z.int(),
    /** Orders to pack that should have been packed before today. */
    late: z.int(),
    returns: z.int(),
    person: z.int(),
    payment: z.int(),
    refund: z.int(),
    failed_1c: z.int(),
  }),
})
export type OrdersOfDay = ResultOf<typeof ordersOfDayEndpoint>

export const goodsOfDayEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/day/goods',
  summary: 'How many products lack something, or have too little stock',
  access: 'staff:content',
  owner: 'catalog',
  result: z.object({
    /** Of products that customers see. */
    no_picture: z.int(),
    no_translation: z.int(),
    low: z.int(),
    out: z.int(),
    oversold: z.int(),
    /** Of products that they do not see. */
    hidden: z.int(),
    no_price: z.int(),
  }),
})
export type GoodsOfDay = ResultOf<typeof goodsOfDayEndpoint>
