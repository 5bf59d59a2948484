import * as z from 'zod/mini'
import { type Access, defineEndpoint, type Endpoint, type Owner } from '../endpoint.ts'
import { type FileFormat, fileFormatSchema } from '../file-format.ts'
import type { Locale } from '../texts/text.ts'

type ListOf<Filter> = {
  /** Of the list; the calls of its file stand below it. */
  path: string
  /** What its rows are, for the summaries. */
  rows: string
  access: Access
  /** Missing: the admin service itself. */
  owner?: Owner
  action: `${string}_export`
  filter: z.ZodMiniType<Filter>
  /** Fields of the filter that the audit log may keep: not what somebody typed. */
  audited?: readonly string[]
}

export type AskedListFile<Filter> = { filter: Filter; language: Locale; format?: FileFormat | undefined }
/** `more`: there are more rows than `count`, and all of them are in the file. */
export type BegunListFile = { id: string; count: number; more: boolean }
export type ListFileCalls<Filter> = {
  /** Its name in the audit log. */
  action: string
  start: Endpoint<unknown, unknown, AskedListFile<Filter>, BegunListFile>
  file: Endpoint<{ id: string }, unknown, unknown, unknown>
}

/**
 * The two calls of a list as a file (docs/rules.md, "Lists as files"): it is asked for on record after a step-up, and then fetched for
 * five minutes by who asked alone. What is asked for is the filter of the list.
 */
export function defineListFile<Filter>(list: ListOf<Filter>): ListFileCalls<Filter> {
  const { path, rows, access, owner, action, filter, audited = [] } = list
  const common = { access, ...(owner && { owner }) }
  return {
    action,
    start: defineEndpoint({
      ...common,
      method: 'POST',
      path: `${path}/exports`,
      summary: `Asks for the ${rows} of a filter as a file; its count and the filter, without the words looked for, stay in the audit log`,
      action,
      audited: [...audited.map(field => `filter.${field}`), 'count'],
      stepUp: true,
      body: z.object({ filter, language: z.enum(['uk', 'en']), format: fileFormatSchema }),
      success: 201,
      result: z.object({ id: z.string(), count: z.int(), more: z.boolean() }),
    }),
    file: defineEndpoint({
      ...common,
      method: 'GET',
      path: `${path}/exports/:id`,
      summary: `The file of ${rows} that was asked for, as CSV or XLSX, for five minutes and for who asked alone`,
      params: z.object({ id: z.uuid('invalid') }),
      csv: true,
      result: z.object({}),
    }),
  }
}
