import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

export const currencyRateSchema = z.object({
  currency: z.literal('EUR'),
  /** Hryvnias for one euro. */
  rate: z.number(),
  since: z.string(),
})
export const deliveryRateSchema = z.object({
  service: z.string(),
  zone: z.string(),
  method: z.string(),
  weight_to_kg: z.number(),
  price_uah: z.number(),
  price_eur: z.nullable(z.number()),
})

export const ratesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/rates/all',
  summary: 'Currency rates, or delivery rates',
  access: 'public',
  sameForAll: true,
  query: z.object({ type: z.enum(['currency', 'post-office-delivery']) }),
  result: z.object({ rates: z.array(z.union([currencyRateSchema, deliveryRateSchema])) }),
})
export const internalEurRateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/rates/eur',
  onlyReads: true,
  summary: 'Hryvnias for one euro, in hundredths',
  access: 'internal',
  body: z.object({}),
  result: z.object({ rate_hundredths: z.int() }),
})
