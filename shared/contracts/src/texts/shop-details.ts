import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { noQuery } from '../no-query.ts'
import { textSchema } from './text.ts'

/** Where the brand is found besides its shop, in the order in which links stand. */
export const socialNames = ['instagram', 'facebook', 'telegram', 'tiktok'] as const

/** How customers reach the shop, and whom they buy from. */
export const shopDetailsSchema = z.object({
  /** International, as links to it are written: `+380440002114`. */
  phone: z.string(),
  email: z.string(),
  /** Whole addresses; empty: the brand is not there. */
  social: z.object({ instagram: z.string(), facebook: z.string(), telegram: z.string(), tiktok: z.string() }),
  seller: z.object({
    name: textSchema,
    /** Eight digits of a company, ten of a person. */
    code: z.string(),
    address: textSchema,
  }),
})
export type ShopDetails = z.infer<typeof shopDetailsSchema>

/** Whom emails come from; empty: as the server was started. */
export const emailSenderSchema = z.object({ name: z.string(), email: z.string() })

/** Details of a demonstration: what customers read until staff have entered their own. */
export const demonstrationDetails: ShopDetails = {
  phone: '+380440002114',
  email: 'care@levada.example',
  social: { instagram: 'https://www.instagram.com/levada.brand', facebook: '', telegram: '', tiktok: '' },
  seller: {
    name: { uk: 'ТОВ «Левада Демо»', en: 'Levada Demo LLC' },
    code: '00000000',
    address: { uk: 'вул. Левадна Алея, 14, м. Київ, Україна', en: '14 Levadna Aleia St, Kyiv, Ukraine' },
  },
}

export const shopDetailsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/shop-details',
  summary: 'Phone, email, social networks and seller of the shop',
  access: 'public',
  sameForAll: true,
  query: noQuery,
  result: z.object({ details: shopDetailsSchema }),
})
export const internalShopDetailsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/catalog/shop-details',
  onlyReads: true,
  summary: 'The same with the sender of emails, for services that write to customers and staff',
  access: 'internal',
  body: z.object({}),
  result: z.object({ details: shopDetailsSchema, sender: emailSenderSchema }),
})
