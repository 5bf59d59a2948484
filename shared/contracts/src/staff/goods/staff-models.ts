import * as z from 'zod/mini'
import { articleSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { changedSchema, revisionSchema } from '../revision.ts'
import { productFormSchema, showLacks } from './staff-product-forms.ts'
import { olderTranslationsSchema } from './translated-fields.ts'
import { undoable } from './undoable.ts'

const { model, title, description, composition, care, category, collection, height, measurements } =
  productFormSchema.shape

/** What is one for all articles of a model. Measurements may be others in a height. */
export const modelFields = [
  'title',
  'description',
  'composition',
  'care',
  'category',
  'collection',
  'measurements',
] as const
export type ModelField = (typeof modelFields)[number]

export const modelFormSchema = z.object({
  title,
  description,
  composition,
  care,
  category,
  collection,
  measurements,
  /** Heights whose measurements are others than the model's. */
  height_measurements: z.array(z.object({ height, measurements })).check(z.maxLength(20, 'list_too_long')),
})
export type ModelForm = z.infer<typeof modelFormSchema>

/** A field that articles of the model say otherwise: who says what, what most of them say first. */
const differenceSchema = z.object({
  field: z.enum(modelFields),
  values: z.array(
    z.object({
      articles: z.array(z.string()),
      value: z.union([z.string(), z.object({ uk: z.string(), en: z.string() }), measurements]),
    }),
  ),
})
export type ModelDifference = z.infer<typeof differenceSchema>

export const modelArticleSchema = z.object({
  ...changedSchema,
  article: z.string(),
  color: z.string(),
  height: z.nullable(z.string()),
  is_shown: z.boolean(),
  /** Name of the first picture. */
  picture: z.nullable(z.string()),
  picture_count: z.int(),
  /** Its pictures are others than its colour's, or staff have told it to keep its own. */
  own_pictures: z.boolean(),
  /** What keeps it from being shown. */
  lacks: z.array(z.enum(showLacks)),
})
export type ModelArticle = z.infer<typeof modelArticleSchema>

/** A model with all its colours and heights. */
export const staffModelSchema = z.extend(modelFormSchema, {
  model: z.string(),
  /** All sizes that its articles have. */
  sizes: z.array(z.string()),
  differences: z.array(differenceSchema),
  older_translations: olderTranslationsSchema,
  articles: z.array(modelArticleSchema),
})
export type StaffModel = z.infer<typeof staffModelSchema>

const params = z.object({ model })

export const changeModelEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/products/models/:model',
  summary: 'Changes all articles of a model at once; a field in which they differ only where `overwrite` names it',
  access: 'staff:content',
  owner: 'catalog',
  action: 'product_model_change',
  audited: 'all',
  params,
  body: z.extend(modelFormSchema, {
    /** All articles of the model at the revisions that were read. */
    revisions: z
      .array(z.object({ article: articleSchema, revision: revisionSchema }))
      .check(z.minLength(1, 'required'), z.maxLength(500, 'list_too_long')),
    overwrite: z.array(z.enum(modelFields)).check(z.maxLength(modelFields.length, 'list_too_long')),
  }),
  result: z.extend(z.object({ model: staffModelSchema }), undoable),
})
