import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { defineListFile } from '../list-file.ts'
import { fileProblems, pictureProblems, rowNotes, rowProblems } from './import-codes.ts'
import { importAnswersSchema, importQuestionsSchema, madeKinds } from './import-questions.ts'
import { undoFields } from './staff-goods-changes.ts'
import { productFilterFields } from './staff-products.ts'

/** As many bytes as a file may have. */
export const MOST_OF_IMPORT = 20 * 1024 * 1024
const types = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/csv',
  'application/vnd.ms-excel',
  'application/octet-stream',
]

/** `pictures`: all rows are applied, pictures are being fetched. */
export const importStates = ['reading', 'unreadable', 'planned', 'applying', 'pictures', 'done', 'cancelled'] as const
export type ImportState = (typeof importStates)[number]
/** What an import means to do with a product; `left`: nothing of it is other than before. */
export const importKinds = ['created', 'changed', 'left', 'refused'] as const
export type ImportKind = (typeof importKinds)[number]
/** Which products of an import staff look at; `pictures`: those of which a picture did not come. */
export const importItemFilters = [...importKinds, 'failed', 'pictures'] as const
export type ImportItemFilter = (typeof importItemFilters)[number]
/** What became of a product since; `failed`: it was refused when it was to be applied. */
export const itemStates = ['waiting', 'applied', 'failed'] as const

const counts = z.object({ created: z.int(), changed: z.int(), left: z.int(), refused: z.int() })

/** One cause, however many rows it is met in: some of its lines and values stand as examples. */
const causeSchema = z.object({
  code: z.enum([...rowProblems, ...rowNotes]),
  column: z.nullable(z.string()),
  values: z.array(z.string()),
  products: z.int(),
  rows: z.int(),
  lines: z.array(z.int()),
  articles: z.array(z.string()),
})
export type ImportCause = z.infer<typeof causeSchema>

const undoSchema = z.object({
  ...undoFields,
  /** Colours, categories and others that were made with it and stay, as something names them. */
  things: z.array(z.object({ kind: z.enum(madeKinds), name: z.string() })),
})

export const importSchema = z.object({
  id: z.string(),
  file_name: z.string(),
  format: z.nullable(z.enum(['own', 'shopify'])),
  state: z.enum(importStates),
  by: z.string(),
  at: z.string(),
  ended: z.nullable(z.string()),
  problem: z.nullable(z.object({ code: z.enum(fileProblems), line: z.nullable(z.int()) })),
  /** Rows of the file, and products by what is to become of them. */
  rows: z.int(),
  counts,
  /** Products that are through, of those that are created or changed; `failed` of them were refused after all. */
  applied: z.int(),
  failed: z.int(),
  pictures: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }),
  ignored_columns: z.array(z.string()),
  questions: importQuestionsSchema,
  /** Why products are refused, and what is worth knowing of the others, what concerns most of them first. */
  causes: z.optional(z.object({ problems: z.array(causeSchema), notes: z.array(causeSchema) })),
  /** What staff have said of it so far. */
  answers: z.optional(importAnswersSchema),
  /** It can be read again with other answers. */
  has_file: z.optional(z.boolean()),
  /** Missing where it never changed anything, or its hour is over. */
  undo: z.optional(undoSchema),
})
export type ImportSummary = z.infer<typeof importSchema>

export const importItemSchema = z.object({
  article: z.string(),
  lines: z.array(z.int()),
  kind: z.enum(importKinds),
  state: z.enum(itemStates),
  problems: z.array(
    z.object({
      line: z.nullable(z.int()),
      column: z.nullable(z.string()),
      code: z.enum(rowProblems),
      value: z.optional(z.string()),
    }),
  ),
  notes: z.array(z.object({ code: z.enum(rowNotes), value: z.optional(z.string()) })),
  /** Long texts are cut. */
  changes: z.array(z.object({ column: z.string(), size: z.nullable(z.string()), was: z.string(), will: z.string() })),
  pictures: z.array(
    z.object({
      url: z.string(),
      state: z.enum(['waiting', 'done', 'failed']),
      problem: z.nullable(z.enum(pictureProblems)),
    }),
  ),
})
export type ImportItem = z.infer<typeof importItemSchema>

const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'invalid'))
const word = z.string().check(z.minLength(1), z.maxLength(100, 'too_long'))

const importId = z.string().check(z.regex(/^[a-f0-9]{16}$/, 'invalid'))
const id = z.object({ id: importId })
const one = z.object({ import: importSchema })

const path = '/api/admin/products/import'
const access = 'staff:content'

export const importProductsEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Reads a CSV of products; dry_run=0 applies it at once, else nothing is changed before its apply',
  access,
  owner: 'catalog',
  action: 'import_apply',
  audited: 'all',
  file: { types, maxBytes: MOST_OF_IMPORT },
  query: z.object({
    dry_run: z._default(z.enum(['0', '1']), '1'),
    file_name: z._default(z.string().check(z.trim(), z.maxLength(200, 'too_long')), ''),
    language: z._default(z.enum(['uk', 'en']), 'uk'),
    currency: z.optional(z.string()),
    rate: z.optional(z.coerce.number()),
    collection: z.optional(z.string()),
    color: z.optional(z.string()),
    /** JSON: what becomes of options, by their names. */
    options: z.optional(z.string().check(z.maxLength(4000, 'too_long'))),
  }),
  result: one,
})
export const importsEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'The latest imports, the newest first',
  access,
  owner: 'catalog',
  result: z.object({ imports: z.array(importSchema) }),
})
export const importEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'An import with a page of its products: what changes, what is refused and why',
  access,
  owner: 'catalog',
  params: id,
  query: z.object({
    kind: z.optional(z.enum(importItemFilters)),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  }),
  result: z.extend(one, { items: z.array(importItemSchema), count: z.int(), page: z.int(), limit: z.int() }),
})
export const answerImportEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/:id/answers`,
  summary: 'Reads the file of a dry run again, with what staff say of it; it is not sent a second time',
  access,
  owner: 'catalog',
  action: 'import_answers',
  audited: 'all',
  params: id,
  body: importAnswersSchema,
  result: one,
})
export const applyImportEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/apply`,
  summary: 'Applies what the dry run showed; a product that was changed meanwhile is refused',
  access,
  owner: 'catalog',
  action: 'import_apply',
  audited: 'all',
  params: id,
  result: one,
})
export const cancelImportEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/cancel`,
  summary: 'Ends an import; products that were applied stay as they are now',
  access,
  owner: 'catalog',
  action: 'import_cancel',
  audited: 'all',
  params: id,
  result: one,
})
export const retryImportPicturesEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/pictures`,
  summary: 'Fetches the pictures again that could not be fetched',
  access,
  owner: 'catalog',
  action: 'import_pictures',
  audited: 'all',
  params: id,
  result: one,
})

/** Which category a tag or a type of a Shopify file means; words in small letters. */
const categoriesSchema = z.object({
  categories: z.array(z.object({ word, category: name })).check(z.maxLength(2000, 'too_many')),
})
export const importCategoriesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/import-categories',
  summary: 'Which category tags of imported files mean',
  access,
  owner: 'catalog',
  result: categoriesSchema,
})
export const setImportCategoriesEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/import-categories',
  summary: 'Adds to the table of tags and their categories, or changes it',
  access,
  owner: 'catalog',
  action: 'import_categories',
  audited: 'all',
  body: categoriesSchema,
  result: categoriesSchema,
})

/** Cells are divided by semicolons in Ukrainian, by commas in English. */
const language = z._default(z.enum(['uk', 'en']), 'uk')
const file = z.object({})

export const exportProductsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products/export',
  summary: 'Products that agree with a filter as CSV, in the form that an import reads',
  access,
  owner: 'catalog',
  query: z.object({ language, ...productFilterFields }),
  csv: true,
  result: file,
})
export const refusedRowsEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/:id/refused`,
  summary: 'The refused rows of an import as CSV, with what is wrong with each',
  access,
  owner: 'catalog',
  params: id,
  query: z.object({ language }),
  csv: true,
  result: file,
})

export const importListFile = defineListFile({
  path,
  rows: 'imports',
  access,
  owner: 'catalog',
  action: 'import_export',
  filter: z.object({}),
})
export const importItemListFile = defineListFile({
  path: `${path}/products`,
  rows: 'products of an import',
  access,
  owner: 'catalog',
  action: 'import_products_export',
  filter: z.object({ import: importId, fate: z.optional(z.enum(importItemFilters)) }),
  audited: ['import', 'fate'],
})
