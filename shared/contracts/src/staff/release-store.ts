import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { isReleasedService, keyOfService, releasedServices } from '../released-services.ts'
import { partNameSchema, partNames } from '../releases.ts'
import { failureFiguresSchema } from './staff-releases.ts'

/** What a token may release: a part of the shop, a service, or what all services answer, which releases are compared with. */
export const releasedNames = [...partNames, 'services', ...releasedServices] as const
export type ReleasedName = (typeof releasedNames)[number]

export function isReleasedName(name: string): name is ReleasedName {
  return releasedNames.some(known => known === name)
}

/** Under which name the registry keeps it; also its folder below that of the parts. */
export function keyOfReleased(name: string): string {
  return isReleasedService(name) ? keyOfService(name) : name
}

const VERSION_OF_PART = /^[0-9a-f]{10}$/
const VERSION_OF_SERVICE = /^[0-9a-f]{12}$/

/** As `npm run release` makes it: the beginning of the digest of its asset list, of a service the beginning of its commit. */
export const releasedVersionSchema = z.string().check(z.regex(/^(?:[0-9a-f]{10}|[0-9a-f]{12})$/, 'invalid'))
/** One that is in the registry: of a service also what its shape began with. */
const knownVersionSchema = z.string().check(z.regex(/^(?:[0-9a-f]{10}|[0-9a-f]{12}|working-tree)$/, 'invalid'))

/** May a new version of it be called so? */
export function isVersionOf(name: ReleasedName, version: string): boolean {
  return (isReleasedService(name) ? VERSION_OF_SERVICE : VERSION_OF_PART).test(version)
}

/** Files of a version of a service: the sources of its commit, packed, and which documents it stores. */
export const SERVICE_SOURCES = 'sources.tar.gz'
export const STORED_DOCUMENTS = 'stored.json'
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

/** How a version of a service goes into service, as the shape that runs its copies says it. */
export const rolloutStates = ['asked', 'under way', 'over', 'refused', 'taken back'] as const
const rolloutSchema = z.object({
  version: z.string(),
  state: z.enum(rolloutStates),
  watchSeconds: z.number(),
  watchedUntil: z.optional(z.string()),
  isUntried: z.optional(z.literal(true)),
  lines: z.array(z.string()),
})

const sentences = z.array(z.string().check(z.maxLength(500, 'too_long'))).check(z.maxLength(50, 'too_many'))

/** A day. */
export const MOST_WATCH_SECONDS = 86_400

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
    /** Of a service: so long errors and latency of its copies are compared with those of before. */
    watch_seconds: z.optional(
      z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(MOST_WATCH_SECONDS, 'invalid')),
    ),
    ...attribution,
  }),
  z.object({ what: z.literal('share'), share: percent, ...attribution }),
  z.object({ what: z.literal('rollback'), version: z.optional(knownVersionSchema), ...attribution }),
  z.object({ what: z.literal('strike'), version: knownVersionSchema, ...attribution }),
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
  result: z.object({
    releases: z.nullable(registeredSchema),
    /** Of a service: the last time that its copies were replaced. */
    rollout: z.optional(rolloutSchema),
    /** When the token that asks ends; a token of the environment has no end. */
    token_ends_at: z.optional(z.string()),
  }),
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

const schema = z.record(z.string(), z.unknown())
const callSchema = z.object({
  params: z.optional(schema),
  query: z.optional(schema),
  body: z.optional(schema),
  result: schema,
})

export const runningContractsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/releases/contracts',
  summary: 'What each service that runs says that it answers, for teams that compare a new version of one with them',
  access,
  result: z.object({ services: z.record(z.string(), z.record(z.string(), callSchema)) }),
})
