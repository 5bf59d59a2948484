import * as z from 'zod/mini'
import { nameSchema, newNameSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { lineInBoth } from '../../texts/text.ts'
import { defineListFile } from '../list-file.ts'
import { changedSchema, revisionSchema } from '../revision.ts'

/** A category, one in it, and one in that: the menu shows no more. */
export const MOST_LEVELS = 3
export const MOST_CATEGORIES = 300

const access = 'staff:content'

/** `automatic`: once it, or one below it, has a shown article. */
export const listings = ['automatic', 'always', 'never'] as const

/** What staff fill in of a category. A special one finds its articles by a rule, so there is one of each at most. */
export const categoryFormSchema = z.object({
  title: lineInBoth(60),
  parent_category: z.nullable(nameSchema),
  special: z.nullable(z.enum(['new', 'sale'])),
  /** When it stands in menus; left out: as it was, of a new one automatically. */
  listing: z.optional(z.enum(listings)),
})
export type CategoryForm = z.infer<typeof categoryFormSchema>

export const keptCategorySchema = z.object({
  name: z.string(),
  ...categoryFormSchema.shape,
  is_archived: z.boolean(),
  /** Articles that are in it themselves: shown to shoppers, and hidden. */
  shown: z.int(),
  hidden: z.int(),
  /** Does it stand in menus now? Said in the tree. */
  is_listed: z.optional(z.boolean()),
  ...changedSchema,
})
/** A category as staff see it; parents first, each followed by its children in their order. */
export type KeptCategory = z.infer<typeof keptCategorySchema>

const params = z.object({ name: nameSchema })
const one = z.object({ category: keptCategorySchema })
const all = z.object({ categories: z.array(keptCategorySchema) })
const withArchived = z.optional(z.enum(['0', '1']))
const added = z.object({ name: newNameSchema, ...categoryFormSchema.shape })
const changed = z.object({ ...categoryFormSchema.shape, revision: revisionSchema })
const order = z.object({
  parent_category: z.nullable(nameSchema),
  names: z.array(nameSchema).check(z.maxLength(MOST_CATEGORIES, 'list_full')),
})

export const staffCategoriesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/categories',
  access,
  owner: 'catalog',
  summary: 'The category tree with how many articles each category has; archived ones where they are asked for',
  query: z.strictObject({ with_archived: withArchived }),
  result: all,
})
export const newCategoryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/categories',
  access,
  owner: 'catalog',
  action: 'category_add',
  audited: 'all',
  summary: 'Adds a category',
  success: 201,
  body: added,
  result: one,
})
export const changeCategoryEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/categories/:name',
  access,
  owner: 'catalog',
  action: 'category_change',
  audited: 'all',
  summary: 'Renames or moves a category; its name in addresses stays',
  params,
  body: changed,
  result: one,
})
export const orderCategoriesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/categories/order',
  access,
  owner: 'catalog',
  action: 'category_order',
  audited: 'all',
  summary: 'Puts the children of a category in their order',
  body: order,
  result: all,
})

export const categoryListFile = defineListFile({
  path: '/api/admin/categories',
  rows: 'categories',
  access,
  owner: 'catalog',
  action: 'category_export',
  /** `archived`: those that are archived too. */
  filter: z.object({ archived: z.optional(z.boolean()) }),
  audited: ['archived'],
})
