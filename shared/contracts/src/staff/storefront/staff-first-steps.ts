import * as z from 'zod/mini'
import { defineEndpoint, type StaffRight } from '../../endpoint.ts'
import { paymentModes } from '../staff-settings.ts'

/**
 * What leads from an empty shop to its first sale, and on to one that is ready for customers, in this order: the screen where
 * each step is done, and the right that it needs; null: everybody of the staff does it for themselves.
 */
export const firstSteps = {
  rate: { path: '/admin/other/rates', right: 'rates' },
  category: { path: '/admin/other/categories', right: 'content' },
  product: { path: '/admin/other/products', right: 'content' },
  pictures: { path: '/admin/images', right: 'content' },
  shown: { path: '/admin/other/products', right: 'content' },
  home: { path: '/admin/home-editor', right: 'content' },
  delivery: { path: '/admin/other/delivery', right: 'rates' },
  payments: { path: '/admin/other/settings', right: 'settings' },
  seller: { path: '/admin/other/shop-details', right: 'settings' },
  shops: { path: '/admin/shop-location', right: 'content' },
  staff: { path: '/admin/other/staff', right: 'staff' },
  second_factor: { path: '/admin/me', right: null },
} as const satisfies Record<string, { path: string; right: StaffRight | null }>
export type FirstStep = keyof typeof firstSteps

/** Which of them are done. */
const catalogSteps = {
  category: z.boolean(),
  /** There is a product, and items of one have come in or may be ordered in advance. */
  product: z.boolean(),
  /** A product has a picture. */
  pictures: z.boolean(),
  /** A product is shown to customers. */
  shown: z.boolean(),
  home: z.boolean(),
  /** There is a shop to come to. */
  shops: z.boolean(),
  /** Staff have entered whom customers buy from. */
  seller: z.boolean(),
}
/** `rate`: staff have entered one. `payments`: a real bank takes money now. */
const checkoutSteps = {
  rate: z.boolean(),
  delivery: z.boolean(),
  payments: z.boolean(),
  payments_mode: z.enum(paymentModes),
}
/** `staff`: another person beside the first may sign in. `second_factor`: the person who asks has one. */
const adminSteps = { staff: z.boolean(), second_factor: z.boolean() }

export const firstStepsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/first-steps',
  summary: 'What a new shop still needs before it can sell',
  access: 'staff',
  result: z.object({
    done: z.object({
      ...catalogSteps,
      ...adminSteps,
      rate: z.boolean(),
      delivery: z.boolean(),
      payments: z.boolean(),
      shops: z.boolean(),
      seller: z.boolean(),
    }),
    payments_mode: z.enum(paymentModes),
  }),
})

const internal = { method: 'POST', access: 'internal', onlyReads: true, body: z.object({}) } as const
export const internalCatalogStepsEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/catalog/first-steps',
  summary: 'What of a new shop’s goods is there, for the admin service',
  result: z.object(catalogSteps),
})
export const internalCheckoutStepsEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/cart-checkout/first-steps',
  summary: 'Whether staff have entered rate and delivery prices, for the admin service',
  result: z.object(checkoutSteps),
})
