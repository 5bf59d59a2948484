import * as z from 'zod/mini'
import { articleSchema, nameSchema, sizeNameSchema } from '../../catalog/article.ts'
import { measurementSchema, pictureSchema } from '../../catalog/product.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { note } from '../../texts/text.ts'
import { changedSchema, revisionSchema } from '../revision.ts'
import { sizeCodes } from './size-codes.ts'
import { eurosSchema, hryvniasSchema, modelSchema, preorderLimitSchema, weightSchema } from './size-fields.ts'
import { changedPicturesSchema } from './staff-pictures.ts'
import { productParams } from './staff-products.ts'
import { olderTranslationsSchema } from './translated-fields.ts'
import { undoable } from './undoable.ts'

/** May be empty in one language, or in both, while the product is hidden. */
const texts = (schema: z.ZodMiniType<string, string>) => z.object({ uk: schema, en: schema })
const oneLine = note(120).check(z.regex(/^[^\n\r\t]*$/, 'invalid'))
/** Decimal numbers; without euros they follow the rate. */
const price = z.object({ uah: hryvniasSchema, eur: z.nullable(eurosSchema) })
const centimetres = z.number('invalid').check(z.minimum(20, 'invalid'), z.maximum(300, 'invalid'))

/** A day of the calendar, `2026-11-21`; the 31st of February is none. */
export const daySchema = z.string().check(
  z.regex(/^20\d\d-\d\d-\d\d$/, 'invalid'),
  z.refine(
    day => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day),
    'invalid',
  ),
)

export const productSizeFormSchema = z.object({
  name: sizeNameSchema,
  price,
  price_without_discount: z.nullable(price),
  weight_kg: z.nullable(weightSchema),
  /** How many may be sold in advance; null: as many as are asked for. */
  preorder_limit: z.nullable(preorderLimitSchema),
  ...sizeCodes,
})
export type ProductSizeForm = z.infer<typeof productSizeFormSchema>

const measurements = z
  .array(
    z.extend(measurementSchema, {
      size: sizeNameSchema,
      chest: centimetres,
      waist: centimetres,
      hips: centimetres,
      volumetric: centimetres,
    }),
  )
  .check(z.maxLength(30, 'list_too_long'))

export const MOST_SIZES = 30
const sizes = z.array(productSizeFormSchema).check(z.maxLength(MOST_SIZES, 'list_too_long'))

/** What all articles of a model may have in common. */
const common = {
  model: modelSchema,
  category: nameSchema,
  collection: nameSchema,
  title: texts(oneLine),
  description: texts(note(5000)),
  composition: texts(note(1000)),
  care: texts(note(1000)),
  sizes,
  measurements,
  start_sale_date: z.nullable(daySchema),
  preorder_on: z.nullable(daySchema),
}
const variant = { color: nameSchema, height: z.nullable(nameSchema) }

/** What staff edit of one article. Pictures, recommendations and the model's measures have calls of their own. */
export const productFormSchema = z.object({ ...common, ...variant })
export type ProductForm = z.infer<typeof productFormSchema>

/** Items that are there from the beginning, size by size; sizes that are left out have none. */
const openingStock = z
  .array(
    z.object({
      size: sizeNameSchema,
      count: z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(100_000, 'too_big')),
    }),
  )
  .check(z.maxLength(30, 'list_too_long'))

const newArticle = z.object({
  article: articleSchema,
  ...variant,
  /** Sizes and prices of its own; left out: those of the form. */
  sizes: z.optional(sizes),
  stock: z.optional(openingStock),
})

const MOST_ARTICLES = 60

/** One form makes several articles of a model: each colour in each height. They come hidden, unless they are to be shown. */
export const newProductsFormSchema = z.object({
  ...common,
  articles: z.array(newArticle).check(z.minLength(1, 'required'), z.maxLength(MOST_ARTICLES, 'list_too_long')),
  /** Uploaded pictures of a colour, for all its heights. */
  pictures: z.optional(
    z
      .array(z.object({ color: nameSchema, images: changedPicturesSchema }))
      .check(z.maxLength(MOST_ARTICLES, 'list_too_long')),
  ),
  /** Shown from the beginning: all that they need for it is there. */
  is_show: z.optional(z.boolean()),
  /** The article whose pictures' texts, recommendations and model's measures are copied. */
  copy_of: z.optional(articleSchema),
})
export type NewProductsForm = z.infer<typeof newProductsFormSchema>

/** What keeps a product from being shown. */
export const showLacks = ['title_uk', 'title_en', 'size', 'picture', 'category', 'archived'] as const
export type ShowLack = (typeof showLacks)[number]

/** Items of one size; `reserved` for orders that are not paid yet, `arrived` for those who ordered in advance. */
export const staffStockSchema = z.object({
  size: z.string(),
  available: z.int(),
  reserved: z.int(),
  arrived: z.int(),
  sold: z.int(),
  /** Reserved, though not there: the next that come fill this up. */
  missing: z.int(),
  preorder_limit: z.nullable(z.int()),
  preorder_promised: z.int(),
})
export type StaffStock = z.infer<typeof staffStockSchema>

export const staffProductSchema = z.extend(productFormSchema, {
  ...changedSchema,
  article: z.string(),
  is_shown: z.boolean(),
  published_on: z.string(),
  pictures: z.array(z.omit(pictureSchema, { placeholder: true })),
  stock: z.array(staffStockSchema),
  /** What keeps it from being shown. */
  lacks: z.array(z.enum(showLacks)),
  older_translations: olderTranslationsSchema,
})
export type StaffProduct = z.infer<typeof staffProductSchema>

const path = '/api/admin/products/by-article/:article'
const access = 'staff:content'
const changedOne = z.extend(z.object({ product: staffProductSchema }), undoable)
const made = z.extend(z.object({ articles: z.array(z.string()) }), undoable)
/** Only what is to become other; the rest stays as it is, also where somebody has changed it since. */
const changedFields = z.extend(z.partial(productFormSchema), {
  revision: revisionSchema,
  /** What these fields said when they were read: on an older revision those that still say so are no conflict. */
  was: z.optional(z.record(z.string(), z.unknown())),
})
export type ChangedFields = z.infer<typeof changedFields>
const shown = z.object({ is_show: z.boolean() })

export const newProductsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products',
  summary: 'Makes articles of a model, each colour in each height; all or none, hidden unless they are to be shown',
  access,
  owner: 'catalog',
  action: 'product_add',
  audited: 'all',
  success: 201,
  body: newProductsFormSchema,
  result: made,
})
export const changeProductEndpoint = defineEndpoint({
  method: 'PATCH',
  path,
  summary:
    'Changes fields of an article; 409 changed_meanwhile names those that somebody else has changed since. What was ordered stays as it was agreed',
  access,
  owner: 'catalog',
  action: 'product_change',
  audited: 'all',
  params: productParams,
  body: changedFields,
  result: changedOne,
})
export const showProductEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/is-show`,
  summary: 'Shows an article or hides it; one that lacks something is refused with what it lacks',
  access,
  owner: 'catalog',
  action: ({ body }) => (body.is_show ? 'product_show' : 'product_hide'),
  audited: 'all',
  params: productParams,
  body: shown,
  result: changedOne,
})
