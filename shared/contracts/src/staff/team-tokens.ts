import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { releasedNames } from './release-store.ts'

/** For so many days a token may be good. */
export const tokenDays = [30, 90, 365] as const
export const USUAL_TOKEN_DAYS = 90
/** So many days before its end a token warns of it. */
export const TOKEN_WARNING_DAYS = 14

const tokenSchema = z.object({
  /** The digest of the token: it opens nothing. */
  id: z.string(),
  team: z.string(),
  parts: z.array(z.string()),
  /** `environment`: it stands in `RELEASE_TOKENS`, has no end, and is taken away there. */
  from: z.enum(['office', 'environment']),
  made: z.nullable(z.object({ at: z.string(), by: z.string() })),
  used_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  /** `ending`: within two weeks. */
  state: z.enum(['good', 'ending', 'ended']),
})
export type TeamToken = z.infer<typeof tokenSchema>

const access = 'staff:system'
const path = '/api/admin/releases/tokens'
const all = z.object({ tokens: z.array(tokenSchema) })

export const teamTokensEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'By which tokens teams may release what over the line, until when, and when each was used last',
  access,
  result: all,
})
export const makeTeamTokenEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Makes a token by which a team may release parts until its end; it is shown in this answer alone',
  access,
  stepUp: true,
  action: 'release_token_make',
  audited: ['parts', 'until'],
  body: z.object({
    team: z.string('required').check(z.regex(/^[a-z][a-z\d-]{0,39}$/, 'invalid')),
    parts: z
      .array(z.enum(releasedNames, 'invalid'))
      .check(z.minLength(1, 'required'), z.maxLength(releasedNames.length, 'too_many')),
    days: z.literal(tokenDays, 'invalid'),
  }),
  success: 201,
  result: z.object({ token: z.string(), ...all.shape }),
})
export const strikeTeamTokenEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/strike`,
  summary: 'Strikes a token that the office made: it opens nothing from now on',
  access,
  stepUp: true,
  action: 'release_token_strike',
  audited: ['parts', 'until'],
  body: z.object({ id: z.string().check(z.regex(/^[\da-f]{64}$/, 'invalid')) }),
  result: all,
})
