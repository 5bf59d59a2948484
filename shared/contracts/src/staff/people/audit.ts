import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { textSchema } from '../../texts/text.ts'
import { defineListFile } from '../list-file.ts'
import { auditedKinds } from './audited.ts'

export const auditKinds = ['sign_in', ...auditedKinds] as const
export type AuditKind = (typeof auditKinds)[number]

/** Of what was begun and got no answer (yet): it may have been done, or not. Whatever is over has none. */
export const auditOutcomes = ['unknown'] as const

/**
 * What an action of the audit log is about: `third_party_order_end` is about an order by link, not about an order. Whatever is
 * of no kind belongs to signing in and out.
 */
export function kindOfAction(action: string): AuditKind {
  const kinds = auditedKinds.filter(kind => action.startsWith(`${kind}_`))
  return kinds.toSorted((one, other) => other.length - one.length)[0] ?? 'sign_in'
}

const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid'),
  z.refine(text => !Number.isNaN(Date.parse(text)), 'invalid'),
)

/** What narrows the log down; every part may be left out. */
const filter = {
  /** Words that stand in the entry: a number, an article, a login, an action, the id of a request. */
  search: z.optional(z.string().check(z.maxLength(100, 'too_long'))),
  who: z.optional(z.string().check(z.maxLength(100, 'too_long'))),
  kind: z.optional(z.enum(auditKinds)),
  /** Only what was begun and got no answer. */
  outcome: z.optional(z.enum(auditOutcomes)),
  /** Days of Kyiv, both included. */
  from: z.optional(day),
  until: z.optional(day),
}
export const auditFilterSchema = z.object(filter)
export type AuditFilter = z.infer<typeof auditFilterSchema>

const row = {
  id: z.string(),
  at: z.string(),
  who: z.string(),
  action: z.string(),
  subject: z.nullable(z.string()),
  /** What staff call it, where the subject is an id: the name of a file, the place of a shop, the title of a page. */
  name: z.optional(z.union([z.string(), textSchema])),
  /** Articles of a change of several: the first ones in the log, a thousand at most in an entry; and how many there are. */
  subjects: z.optional(z.array(z.string())),
  subject_count: z.optional(z.int()),
  address: z.string(),
  request_id: z.string(),
  outcome: z.optional(z.enum(auditOutcomes)),
  /** How many tries this entry stands for: refused ones of one series are counted. */
  tries: z.optional(z.int()),
}
const rowSchema = z.object({
  ...row,
  /** There is a before, an after or what was asked. */
  has_details: z.boolean(),
})
export type AuditRow = z.infer<typeof rowSchema>

const access = 'staff:staff'
const path = '/api/admin/audit'

export const auditEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Who changed what, the newest first; `next` leads on',
  access,
  query: z.object({ ...filter, after: z.optional(z.string().check(z.maxLength(100, 'too_long'))) }),
  result: z.object({ entries: z.array(rowSchema), next: z.nullable(z.string()) }),
})
export const auditEntryEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/entries/:id`,
  summary: 'One entry, with what was before and after',
  access,
  params: z.object({ id: z.string().check(z.regex(/^[\da-f-]{36}$/, 'invalid')) }),
  result: z.object({
    entry: z.object({
      ...row,
      asked: z.optional(z.unknown()),
      before: z.optional(z.unknown()),
      after: z.optional(z.unknown()),
    }),
  }),
})
export const auditListFile = defineListFile({
  path,
  rows: 'entries of the audit log',
  access,
  action: 'staff_audit_export',
  filter: auditFilterSchema,
  audited: ['who', 'from', 'until'],
})
