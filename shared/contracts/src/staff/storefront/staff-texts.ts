import * as z from 'zod/mini'
import { nameSchema } from '../../catalog/article.ts'
import { pictureSchema } from '../../catalog/product.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { staticTextSchema } from '../../static-texts/static-texts.ts'
import { line, note } from '../../texts/text.ts'
import { changedSchema, revisionSchema } from '../revision.ts'

/** Earlier versions of a page that are kept. */
export const MOST_VERSIONS = 50

const access = 'staff:content'
const paragraph = note(4000).check(z.minLength(1, 'required'))

/** A static page in one language as staff write it: plain text throughout, nothing in it is markup. */
const writtenText = z.object({
  title: line(120),
  metaTitle: line(160),
  description: line(320),
  version: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'day_invalid'))),
  lead: note(2000),
  sections: z
    .array(
      z.object({
        id: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'invalid'))),
        heading: line(200),
        paragraphs: z.optional(z.array(paragraph).check(z.maxLength(60, 'list_full'))),
        list: z.optional(z.array(paragraph).check(z.maxLength(60, 'list_full'))),
        /** One picture for both languages, with words in each for those who do not see it. */
        picture: z.optional(
          z.object({
            image: pictureSchema.shape.name.check(z.regex(/^[a-z0-9-]{1,100}$/, 'invalid')),
            alt: note(300),
          }),
        ),
      }),
    )
    .check(z.maxLength(60, 'list_full')),
})
const inBoth = z.object({ uk: writtenText, en: writtenText })
const stored = z.object({ uk: staticTextSchema, en: staticTextSchema })
/** A page in both languages, with the same sections in each. */
export type PageTexts = z.infer<typeof stored>

const pageSchema = z.object({
  page: z.string(),
  title: z.object({ uk: z.string(), en: z.string() }),
  /** Or it shows the text that came with the shop. */
  is_edited: z.boolean(),
  ...changedSchema,
})
export type StaffPage = z.infer<typeof pageSchema>

const wholeSchema = z.object({
  ...pageSchema.shape,
  text: stored,
  built_in: stored,
  /** Earlier and present versions, the newest first; `is_edited` as of a page. */
  versions: z.array(z.object({ revision: revisionSchema, by: z.string(), at: z.string(), is_edited: z.boolean() })),
})
/** A page as staff open it. */
export type WholePage = z.infer<typeof wholeSchema>

const params = z.object({ page: nameSchema })
const all = z.object({ pages: z.array(pageSchema) })
const one = z.object({ page: wholeSchema })
/** Back to a version that was kept; null: to the text that came with the shop. */
const back = z.object({ revision: revisionSchema, to: z.nullable(revisionSchema) })

export const staffTextsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/texts',
  access,
  owner: 'catalog',
  summary: 'Static pages and who edited them last',
  result: all,
})
export const staffTextEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/texts/:page',
  access,
  owner: 'catalog',
  summary: 'A static page with its built-in text and its versions',
  params,
  result: one,
})
export const textVersionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/texts/:page/versions/:revision',
  access,
  owner: 'catalog',
  summary: 'An earlier version of a static page',
  params: z.object({ page: nameSchema, revision: z.string().check(z.regex(/^\d{1,9}$/, 'invalid')) }),
  result: z.object({ text: stored }),
})
export const changeTextEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/texts/:page',
  access,
  owner: 'catalog',
  action: 'text_change',
  audited: 'all',
  summary: 'Changes a static page',
  params,
  body: z.object({ revision: revisionSchema, text: inBoth }),
  result: one,
})
export const restoreTextEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/texts/:page/restore',
  access,
  owner: 'catalog',
  action: 'text_restore',
  audited: 'all',
  summary: 'Takes a static page back to an earlier version or to its built-in text',
  params,
  body: back,
  result: one,
})
