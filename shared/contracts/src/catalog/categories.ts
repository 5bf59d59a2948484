import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { textSchema } from '../texts/text.ts'

/** `special` categories contain what is new or on sale now; no product is put into them by hand. */
export const categorySchema = z.object({
  name: z.string(),
  title: textSchema,
  parent_category: z.nullable(z.string()),
  special: z.optional(z.enum(['new', 'sale'])),
  /** It does not stand in menus, on the home page or among filters; its address answers. */
  unlisted: z.optional(z.literal(true)),
})
export type Category = z.infer<typeof categorySchema>

/**
 * Categories that stand in menus, on the home page, among filters and in the sitemap.
 * (docs/rules.md, "Dictionaries, shops, page texts and redirects")
 */
export function listedCategories(categories: readonly Category[]): Category[] {
  return categories.filter(({ unlisted }) => !unlisted)
}

export const allCategoriesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/categories/all',
  summary: 'The category tree as a flat list, parents first; with_archived means something to staff only',
  access: 'public',
  sameForAll: true,
  query: z.strictObject({ with_archived: z.optional(z.enum(['0', '1'])) }),
  result: z.object({ categories: z.array(categorySchema) }),
})
