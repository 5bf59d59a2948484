import * as z from 'zod/mini'
import { articleSchema, nameSchema, pictureNameSchema } from '../../catalog/article.ts'
import { bannerLayoutSchema, homeBlockKinds, homeSchema } from '../../catalog/home.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { linkSchema } from '../../texts/link.ts'
import { note, textSchema } from '../../texts/text.ts'
import { chosenProductSchema } from '../goods/chosen-products.ts'
import { changedSchema, revisionSchema } from '../revision.ts'

export const MOST_SLIDES = 10
export const MOST_BLOCKS = 20
export const MOST_ARTICLES = 24
/** Fewest and most categories of a block that shows them with pictures. */
export const FEWEST_CATEGORIES = 2
export const MOST_CATEGORIES = 6

/** Of a category; empty while none is chosen. */
const categoryName = z.union([z.literal(''), nameSchema])
const pair = (max: number) => z.object({ uk: note(max), en: note(max) })

// What staff may save of a draft. It may still be incomplete: what is missing is said before it is published.
const slideFormSchema = z.object({
  image: pictureNameSchema,
  image_mobile: pictureNameSchema,
  alt: pair(200),
  alt_mobile: pair(200),
  title: pair(80),
  text: pair(200),
  link: linkSchema,
  text_area: z.enum(['left', 'right', 'top']),
})
const blockFormSchema = z.object({
  kind: z.enum(homeBlockKinds),
  layout: z._default(bannerLayoutSchema, 'beside'),
  image: z.nullable(pictureNameSchema),
  image_second: z._default(z.nullable(pictureNameSchema), null),
  title: pair(80),
  text: pair(400),
  link: linkSchema,
  selection: z._default(z.enum(['articles', 'newest', 'current']), 'articles'),
  articles: z.array(articleSchema).check(z.maxLength(MOST_ARTICLES, 'too_many')),
  categories: z._default(
    z.array(z.object({ name: categoryName, image: pictureNameSchema })).check(z.maxLength(MOST_CATEGORIES, 'too_many')),
    [],
  ),
})
const parts = {
  slider: z.array(slideFormSchema).check(z.maxLength(MOST_SLIDES, 'too_many')),
  blocks: z.array(blockFormSchema).check(z.maxLength(MOST_BLOCKS, 'too_many')),
  is_header_white: z.boolean(),
  is_header_white_mobile: z.boolean(),
}
const homePartSchema = z.partial(z.object(parts))
export type HomePart = z.infer<typeof homePartSchema>

/** Who published and when; null for what came with the shop. */
const publishedSchema = { by: z.nullable(z.string()), at: z.nullable(z.string()) }

/** Everything that the editor of the home page needs to know. */
export const staffHomeSchema = z.object({
  draft: z.extend(homeSchema, changedSchema),
  /** Do shoppers see the draft as it is? */
  is_published: z.boolean(),
  published: z.object(publishedSchema),
  /** What was published, the newest first. */
  versions: z.array(
    z.object({
      id: z.int(),
      ...publishedSchema,
      /** Of its first slide. */
      title: textSchema,
      slides: z.int(),
      blocks: z.int(),
      is_shown: z.boolean(),
    }),
  ),
  /** What keeps the draft from being published: the code of what is wrong, by field such as `slider.0.title.en`. */
  missing: z.record(z.string(), z.string()),
  /** What is known of the articles that rows of the draft name; a row leaves hidden ones out. */
  products: z.array(chosenProductSchema),
})
export type StaffHome = z.infer<typeof staffHomeSchema>

const access = 'staff:content'
const owner = 'catalog'
const result = z.object({ home: staffHomeSchema })
const { slider, blocks, ...headerColor } = parts
const atRevision = z.object({ revision: revisionSchema })
const restored = z.extend(atRevision, {
  /** Shoppers see it at once; else it only becomes the draft. */
  publish: z._default(z.boolean(), false),
})
const versionId = z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid'))

export const staffHomeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/home',
  summary: 'The draft of the home page, what shoppers see, and the versions before it',
  access,
  owner,
  result,
})
const change = { method: 'POST', access, owner, result } as const
export const setSliderEndpoint = defineEndpoint({
  ...change,
  path: '/api/home/set-slider-collection',
  action: 'home_draft_change',
  audited: 'all',
  summary: 'Changes the slides of the draft; shoppers see them when it is published',
  body: z.extend(atRevision, { slider }),
})
export const setBlocksEndpoint = defineEndpoint({
  ...change,
  path: '/api/home/set-blocks-data',
  action: 'home_draft_change',
  audited: 'all',
  summary: 'Changes the blocks of the draft; shoppers see them when it is published',
  body: z.extend(atRevision, { blocks }),
})
export const setHeaderColorEndpoint = defineEndpoint({
  ...change,
  path: '/api/home/set-header-color',
  action: 'home_draft_change',
  audited: 'all',
  summary: 'Changes the colour of the header in the draft; shoppers see it when it is published',
  body: z.extend(atRevision, headerColor),
})
export const publishHomeEndpoint = defineEndpoint({
  ...change,
  path: '/api/admin/home/publish',
  action: 'home_publish',
  audited: 'all',
  summary: 'Shows the draft to shoppers; what they saw before is kept as a version',
  body: atRevision,
})
export const discardHomeDraftEndpoint = defineEndpoint({
  ...change,
  path: '/api/admin/home/discard',
  action: 'home_draft_discard',
  audited: 'all',
  summary: 'Makes the draft what shoppers see now',
  body: atRevision,
})
export const restoreHomeVersionEndpoint = defineEndpoint({
  ...change,
  path: '/api/admin/home/versions/:id/restore',
  action: ({ body }) => (body.publish ? 'home_publish' : 'home_draft_restore'),
  audited: 'all',
  summary: 'Takes the home page back to a version that was published before',
  params: z.object({ id: versionId }),
  body: restored,
})
