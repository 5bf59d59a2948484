import * as z from 'zod/mini'
import { articleSchema } from '../../catalog/article.ts'
import { focusSchema } from '../../catalog/focus.ts'
import { pictureSchema } from '../../catalog/product.ts'
import { uploadLimits } from '../../catalog/upload-limits.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { note, textSchema } from '../../texts/text.ts'
import { defineListFile } from '../list-file.ts'
import { revisionSchema } from '../revision.ts'
import { undoable } from './undoable.ts'

/** A picture that was uploaded and may now be named anywhere: its address is /images/<name>/<width>.webp. */
export const uploadedPictureSchema = z.object({
  name: z.string(),
  /** Of what is kept, in pixels, standing upright. */
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
})
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>

const { types, maxBytes } = uploadLimits

export const uploadPictureEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/images/upload',
  summary: 'Takes one picture; until something names it, it is kept for a day',
  access: 'staff:content',
  owner: 'catalog',
  action: 'pictures_upload',
  audited: 'all',
  success: 201,
  file: { types, maxBytes },
  result: z.object({ picture: uploadedPictureSchema }),
})

export const MOST_PICTURES = 30
export const MOST_OF_ALT = 200

const changedPictureSchema = z.object({
  name: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, 'invalid')),
  shot: pictureSchema.shape.shot,
  /** What is seen, for who does not see it; either may be empty for now. */
  alt: z.object({ uk: note(MOST_OF_ALT), en: note(MOST_OF_ALT) }),
  focus: z.nullable(focusSchema),
})
export type ChangedPicture = z.infer<typeof changedPictureSchema>
export const changedPicturesSchema = z.array(changedPictureSchema).check(z.maxLength(MOST_PICTURES, 'too_many'))

/** The pictures of an article as staff see them; the first is the preview in lists. */
const articlePicturesSchema = z.object({
  article: z.string(),
  title: textSchema,
  color: z.string(),
  height: z.nullable(z.string()),
  is_shown: z.boolean(),
  images: z.array(pictureSchema),
  /** Out of the shop, and kept with the article until they are brought back or deleted. */
  archived: z.optional(z.array(pictureSchema)),
  /** Counts changes of the pictures alone: an open form of the product does not stand in their way. */
  pictures_revision: revisionSchema,
  changed: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** Staff have told it to keep pictures of its own; else they are of all heights of its colour. */
  own_pictures: z.optional(z.boolean()),
  /** Other heights that get the same pictures with it. */
  shared_with: z.optional(z.array(z.string())),
})
export type ArticlePictures = z.infer<typeof articlePicturesSchema>

const one = z.object({ product: articlePicturesSchema })

export const changeImagesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/images/change',
  summary:
    'Sets the pictures of a colour, in their order, or of one article; one left out can be named again for 30 days',
  access: 'staff:content',
  owner: 'catalog',
  action: 'pictures_change',
  audited: 'all',
  body: z.object({
    article: articleSchema,
    pictures_revision: revisionSchema,
    images: changedPicturesSchema,
    /** Of this article alone, or of all heights that share them; left out: as it was. */
    own: z.optional(z.boolean()),
  }),
  result: z.extend(one, undoable),
})

/** No picture at all, or one without its words in a language. */
export const pictureLacks = ['pictures', 'alts'] as const
export type PictureLack = (typeof pictureLacks)[number]

const rowSchema = z.object({
  article: z.string(),
  model: z.string(),
  title: textSchema,
  color: z.string(),
  height: z.nullable(z.string()),
  is_shown: z.boolean(),
  picture: z.nullable(z.string()),
  count: z.int(),
  /** How many pictures lack their words in a language. */
  missing_alts: z.int(),
})
export type PicturesRow = z.infer<typeof rowSchema>

const filter = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too_long'))),
  missing: z.optional(z.enum(pictureLacks)),
  /** Pages of models: the articles of a model stand together, and pages and `count` are of models. */
  by: z.optional(z.enum(['model'])),
}

export const staffImagesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/images',
  summary: 'All articles, or models with theirs, with how many pictures they have and what is missing',
  access: 'staff:content',
  owner: 'catalog',
  query: z.object({ ...filter, page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))) }),
  result: z.object({
    products: z.array(rowSchema),
    count: z.int(),
    /** Articles on all pages. */
    article_count: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
})

export const articleImagesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/images/:article',
  summary: 'The pictures of one article, shown or hidden',
  access: 'staff:content',
  owner: 'catalog',
  params: z.object({ article: articleSchema }),
  result: one,
})

export const pictureListFile = defineListFile({
  path: '/api/admin/images',
  rows: 'articles with how many pictures they have',
  access: 'staff:content',
  owner: 'catalog',
  action: 'pictures_export',
  filter: z.object(filter),
  audited: ['missing'],
})
