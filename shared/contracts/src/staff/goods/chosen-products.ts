import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from '../../catalog/article.ts'
import { pictureSchema, productSchema } from '../../catalog/product.ts'
import { priceSchema } from '../../money.ts'
import { textSchema } from '../../texts/text.ts'
import { changedSchema, revisionSchema } from '../revision.ts'

// Products that staff put beside each other: in a bundle, or as recommendations.

/** Most products that are recommended with a product or a bundle. */
export const MOST_RECOMMENDED = 12

/** `missing`: there is no such article any more. Shoppers see only what is `shown`. */
export const productStates = ['shown', 'hidden', 'missing'] as const

/** A product as staff see it in a bundle or among recommendations. Of a missing one only the article is known. */
export const chosenProductSchema = z.object({
  article: z.string(),
  state: z.enum(productStates),
  title: z.nullable(textSchema),
  color: z.nullable(z.object({ title: textSchema, hex: z.string() })),
  height: z.nullable(z.string()),
  /** The front. */
  picture: z.nullable(z.string()),
  /** Of its cheapest size, now. */
  price: z.nullable(priceSchema),
  in_stock: z.boolean(),
})
export type ChosenProduct = z.infer<typeof chosenProductSchema>

/** Recommendations in their order; staff enter them by article. */
export const recommendedSchema = z.array(articleSchema).check(z.maxLength(MOST_RECOMMENDED, 'too_many_recommended'))

const cm = (least: number, most: number) =>
  z.int('cm_invalid').check(z.minimum(least, 'cm_invalid'), z.maximum(most, 'cm_invalid'))

/** The person in the pictures, in whole centimetres; null: nothing is said of her. */
export const modelParamsFormSchema = z.nullable(
  z.object({
    height_cm: cm(140, 210),
    chest_cm: cm(60, 160),
    waist_cm: cm(45, 150),
    hips_cm: cm(60, 170),
    wears_size: sizeNameSchema,
  }),
)
export type ModelParams = z.infer<typeof modelParamsFormSchema>

/** A change that names no revision is made on whatever is there. */
export const anyRevision = { revision: z.optional(revisionSchema) }

export const ofArticle = z.object({ article: articleSchema })

export const recommendationsResult = z.object({ recommendations: z.array(chosenProductSchema), ...changedSchema })
/** As it is stored: what came with the shop need not keep the bounds of the form. */
export const storedModelParams = productSchema.shape.model_params
export const modelParamsResult = z.object({ model_params: storedModelParams, ...changedSchema })

/** A picture as staff name it: by its file; `alt` is what it shows, for those who do not see it. */
export const chosenPictureSchema = z.object({
  name: pictureSchema.shape.name.check(z.minLength(1, 'required'), z.maxLength(100, 'too_long')),
  alt: z.object({ uk: altLine(), en: altLine() }),
})
export type ChosenPicture = z.infer<typeof chosenPictureSchema>

function altLine() {
  return z.string().check(z.trim(), z.maxLength(300, 'too_long'), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'invalid'))
}
