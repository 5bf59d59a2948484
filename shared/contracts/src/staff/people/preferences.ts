import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { line } from '../../texts/text.ts'
import { revisionSchema } from '../revision.ts'

export const MOST_SAVED_FILTERS = 50

const savedFilterSchema = z.object({
  name: line(60, 'name_required'),
  /** Path of the page whose list it filters. */
  screen: z.string().check(z.regex(/^\/admin\/[a-z/-]{1,80}$/, 'invalid')),
  /** The query of the address, without the question mark. */
  query: z.string().check(z.maxLength(1000, 'too_long'), z.regex(/^[^\p{Cc}\p{Cs}#]*$/u, 'invalid')),
})
export type SavedFilter = z.infer<typeof savedFilterSchema>

const preferencesSchema = z.object({
  saved_filters: z.array(savedFilterSchema).check(z.maxLength(MOST_SAVED_FILTERS, 'too_many')),
  /** The lead of the first steps was put away; unset in a change: as before. */
  first_steps_hidden: z.optional(z.boolean()),
  /** Two tabs save from what they have read: the later one is refused with `changed_meanwhile` and reads again. */
  revision: revisionSchema,
})
export type Preferences = z.infer<typeof preferencesSchema>

const path = '/api/admin/me/preferences'

export const preferencesEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'What a member of staff keeps between visits: saved filters of lists, first steps put away',
  access: 'staff',
  result: preferencesSchema,
})
export const changePreferencesEndpoint = defineEndpoint({
  method: 'PUT',
  path,
  summary: 'Keeps other preferences, 16 KiB at most',
  access: 'staff',
  action: 'staff_preferences',
  audited: ['first_steps_hidden'],
  body: preferencesSchema,
  result: preferencesSchema,
})
