import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { partNameSchema, partNames } from '../releases.ts'
import { failureFiguresSchema } from './staff-releases.ts'

/** What a token may release: a part of the shop, or what the services answer, which releases are compared with. */
export const releasedNames = [...partNames, 'services'] as const
export type ReleasedName = (typeof releasedNames)[number]

export function isReleasedName(name: string): name is ReleasedName {
  return releasedNames.some(known => known === name)
}

/** As long as `npm run release` makes it: the beginning of the digest of its asset list. */
export const releasedVersionSchema = z.string().check(z.regex(/^[0-9a-f]{10}$/, 'invalid'))
/** The name of a file in the folder of a version: never a path, never hidden. */
export const releasedFileSchema = z.string().check(z.regex(/^[\w-][\w.-]{0,199}$/, 'invalid'))

const short = z.string().check(z.maxLength(100, 'too_long'))
/** Proofs that were not made, and why the team releases without them. */
const unprovedSchema = z.object({
  proofs: z.array(short).check(z.minLength(1, 'required'), z.maxLength(20, 'too_many')),
  why: z.string().check(z.minLength(1, 'required'), z.maxLength(500, 'too_long')),
})

const percent = z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(100, 'invalid'))

/** What the registry knows of a part, as it is kept there. */
const registeredSchema = z.object({
  revision: z.int(),
  served: z.array(z.object({ version: z.string(), share: z.number(), promoteAt: z.optional(z.string()) })),
  versions: z.array(
    z.object({
      version: z.string(),
      digest: z.string(),
      inputs: z.string(),
      commit: z.string(),
      at: z.string(),
      by: z.string(),
      origin: z.optional(z.string()),
      reach: z.optional(z.enum(['testers', 'share'])),
      takenBack: z.optional(z.literal(true)),
      struck: z.optional(z.literal(true)),
      reason: z.optional(z.string()),
      unproved: z.optional(z.object({ proofs: z.array(z.string()), why: z.string() })),
    }),
  ),
  history: z.array(
    z.object({
      what: z.enum(['release', 'build', 'canary', 'share', 'promote', 'rollback', 'strike']),
      version: z.string(),
      at: z.string(),
      by: z.string(),
      share: z.optional(z.number()),
      from: z.optional(z.string()),
      figures: z.optional(failureFiguresSchema),
    }),
  ),
  previews: z.optional(
    z.array(
      z.object({
        version: z.string(),
        digest: z.string(),
        inputs: z.string(),
        commit: z.string(),
        at: z.string(),
        by: z.string(),
        until: z.string(),
        reason: z.optional(z.string()),
        told: z.optional(z.array(z.string())),
      }),
    ),
  ),
  previewChanges: z.optional(z.int()),
})

const sentences = z.array(z.string().check(z.maxLength(500, 'too_long'))).check(z.maxLength(50, 'too_many'))

/** Who of the team does it and why, for the audit log; which team it is, the token says. */
const attribution = { person: short, reason: z.string().check(z.maxLength(500, 'too_long')) }

/**
 * `publish` hands out a version whose files are in the store, to everybody or to so many percent of the visitors; `preview` to those who have
 * its link, with what its proofs found all the same.
 */
const changeSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('publish'),
    version: releasedVersionSchema,
    share: z.optional(percent.check(z.maximum(99, 'invalid'))),
    /** Unless it fails until then, everybody gets it; unset: its share stays. */
    promote_after_minutes: z.optional(z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(1440, 'invalid'))),
    inputs: short,
    commit: short,
    unproved: z.optional(unprovedSchema),
    ...attribution,
  }),
  z.object({ what: z.literal('share'), share: percent, ...attribution }),
  z.object({ what: z.literal('rollback'), version: z.optional(releasedVersionSchema), ...attribution }),
  z.object({ what: z.literal('strike'), version: releasedVersionSchema, ...attribution }),
  z.object({
    what: z.literal('preview'),
    version: releasedVersionSchema,
    inputs: short,
    commit: short,
    told: z.optional(sentences),
    ...attribution,
  }),
  z.object({ what: z.literal('end_preview'), version: releasedVersionSchema, ...attribution }),
])
export type ReleaseChange = z.infer<typeof changeSchema>

// A team's token opens these calls, no session: they are for `npm run release`, and no browser asks them.
const access = 'provider'
const path = '/api/admin/releases/parts/:part'
const params = z.object({ part: partNameSchema })

export const registeredReleasesEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'What the registry knows of a part, for each team that has a token; of one that is not known here nothing',
  access,
  params,
  result: z.object({ releases: z.nullable(registeredSchema) }),
})
export const changeReleasesEndpoint = defineEndpoint({
  method: 'PUT',
  path,
  summary:
    'Hands out a version of a part, opens a preview, changes the share of its canary, leads back or strikes one; the token says which parts',
  access,
  params,
  body: changeSchema,
  result: z.object({
    version: z.string(),
    /** Of a preview: the address that opens it; null where the service was not told the secret that signs it. */
    preview: z.optional(z.object({ path: z.nullable(z.string()), until: z.string() })),
  }),
})
