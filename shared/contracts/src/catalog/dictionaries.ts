import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { noQuery } from '../no-query.ts'
import { textSchema } from '../texts/text.ts'
import { colorPatternSchema } from './color-pattern.ts'

/** `hex` is the ground of a patterned colour. */
export const colorSchema = z.object({
  name: z.string(),
  title: textSchema,
  hex: z.string(),
  pattern: z.optional(z.nullable(colorPatternSchema)),
})
export const collectionSchema = z.object({ name: z.string(), title: textSchema, is_current: z.boolean() })
export const heightSchema = z.object({ name: z.string(), title: textSchema })

/** The brand's own chart: body measures in cm for each size; null for sizes of what no body is measured for, as of bags. */
export const sizeSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  body: z.optional(z.nullable(z.object({ chest: z.number(), waist: z.number(), hips: z.number() }))),
})
export type Color = z.infer<typeof colorSchema>
export type Collection = z.infer<typeof collectionSchema>
export type Height = z.infer<typeof heightSchema>
export type Size = z.infer<typeof sizeSchema>

const read = { method: 'GET', access: 'public', sameForAll: true } as const

export const allColorsEndpoint = defineEndpoint({
  ...read,
  path: '/api/colors/all',
  summary: 'All colours with their hex and pattern',
  query: noQuery,
  result: z.object({ colors: z.array(colorSchema) }),
})
export const allCollectionsEndpoint = defineEndpoint({
  ...read,
  path: '/api/collections/all',
  summary: 'All collections, newest first',
  query: noQuery,
  result: z.object({ collections: z.array(collectionSchema) }),
})
export const allSizesEndpoint = defineEndpoint({
  ...read,
  path: '/api/sizes/all',
  summary: 'The size chart in its order',
  query: noQuery,
  result: z.object({ sizes: z.array(sizeSchema) }),
})
export const shortSizesEndpoint = defineEndpoint({
  ...read,
  path: '/api/sizes/short-sizes/all',
  summary: 'Full size name → short label',
  query: noQuery,
  result: z.object({ short_sizes: z.record(z.string(), z.string()) }),
})
export const heightsEndpoint = defineEndpoint({
  ...read,
  path: '/api/sizes/heights/all',
  summary: 'Heights in their order',
  query: noQuery,
  result: z.object({ heights: z.array(heightSchema) }),
})
