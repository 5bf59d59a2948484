import * as z from 'zod/mini'
import { refSchema } from './location.ts'
import { line } from './text.ts'

export const deliveryMethods = ['post', 'courier', 'self'] as const

/** Where an order goes (spec §3, delivery types). */
export const deliverySchema = z.discriminatedUnion('delivery_method_option', [
  z.object({
    type: z.literal('ukraine'),
    delivery_method_option: z.literal('post'),
    area: refSchema,
    city: refSchema,
    post_office: refSchema,
  }),
  z.object({
    type: z.literal('ukraine'),
    delivery_method_option: z.literal('courier'),
    area: refSchema,
    city: refSchema,
    courier_delivery: line(200, 'required'),
  }),
  z.object({
    type: z.literal('ukraine'),
    delivery_method_option: z.literal('self'),
    self_delivery: line(50, 'required'),
  }),
])
export type Delivery = z.infer<typeof deliverySchema>
