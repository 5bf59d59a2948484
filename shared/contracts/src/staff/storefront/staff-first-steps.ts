import * as z from 'zod/mini'
import { defineEndpoint, type StaffRight } from '../../endpoint.ts'

/**
 * What leads from an empty shop to its first sale, in this order: the screen where each step is done, and the right that it
 * needs.
 */
export const firstSteps = {
  rate: { path: '/admin/other/rates', right: 'rates' },
  category: { path: '/admin/other/categories', right: 'content' },
  product: { path: '/admin/other/products', right: 'content' },
  pictures: { path: '/admin/images', right: 'content' },
  shown: { path: '/admin/other/products', right: 'content' },
  home: { path: '/admin/home-editor', right: 'content' },
  delivery: { path: '/admin/other/delivery', right: 'rates' },
} as const satisfies Record<string, { path: string; right: StaffRight }>
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
}
/** `rate`: staff have entered one. */
const checkoutSteps = { rate: z.boolean(), delivery: z.boolean() }

export const firstStepsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/first-steps',
  summary: 'What a new shop still needs before it can sell',
  access: 'staff',
  result: z.object({ done: z.object({ ...checkoutSteps, ...catalogSteps }) }),
})

const internal = { method: 'POST', access: 'internal', body: z.object({}) } as const
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
