import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { releasedServices, WORKING_TREE } from '../released-services.ts'
import { partNames, versionSchema } from '../releases.ts'
import { vitalNames } from '../vital-buckets.ts'
import { defineListFile } from './list-file.ts'
import { revisionSchema } from './revision.ts'

/** Are the files of a version what was released? `elsewhere`: this machine does not have them and cannot tell. */
export const fileStates = ['as_released', 'altered', 'absent', 'elsewhere'] as const
export type FileState = (typeof fileStates)[number]

const count = z.int()
/** Of a version that was taken back by itself. */
export const failureFiguresSchema = z.object({
  failures: count,
  loads: count,
  /** Of the failures, each of a network of its own. */
  addresses: count,
  stable: z.object({ failures: count, loads: count }),
})

/** Proofs that were not made before a release, by their names, and why it went out all the same. */
const unproved = z.object({ proofs: z.array(z.string()), why: z.string() })

const partSchema = z.object({
  part: z.enum(partNames),
  /** `unreadable`: what the registry holds of this part is no registry. */
  state: z.enum(['released', 'never_released', 'unreadable']),
  revision: revisionSchema,
  /** To how many percent of the visitors; the first is the stable one. */
  served: z.array(
    z.object({
      version: z.string(),
      share: z.number(),
      files: z.enum(fileStates),
      /** Of a canary: when everybody gets it by itself. Once that is over, it has failed, and a person decides. */
      promote_at: z.optional(z.string()),
      /** Of a version that everybody got: until when it is taken back by itself if it fails more than the one before it. */
      watched_until: z.optional(z.string()),
    }),
  ),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.string(),
      at: z.string(),
      by: z.string(),
      commit: z.string(),
      /** How far it has ever got. */
      reach: z.enum(['testers', 'share', 'everybody']),
      is_taken_back: z.boolean(),
      /** Nobody is led to it, and no release has to go with tabs that still have it. */
      is_struck: z.boolean(),
      unproved: z.optional(unproved),
    }),
  ),
  history: z.array(
    z.object({
      what: z.string(),
      version: z.string(),
      at: z.string(),
      by: z.string(),
      share: z.optional(z.number()),
      figures: z.optional(failureFiguresSchema),
    }),
  ),
  /** Open to those who have the link, newest first. */
  previews: z.array(
    z.object({
      version: z.string(),
      at: z.string(),
      until: z.string(),
      by: z.string(),
      commit: z.string(),
      reason: z.string(),
      /** What its proofs found, in sentences of the release command. */
      told: z.array(z.string()),
    }),
  ),
  /** Of the last 24 hours; of pages that did not say which version they had, `version` is null. */
  failures: z.array(
    z.object({
      version: z.nullable(z.string()),
      reports: count,
      /** Share of the page views with that version in which it failed; null while no canary runs, as nothing is counted then. */
      share: z.nullable(z.number()),
    }),
  ),
  /** The latest first. */
  errors: z.array(
    z.object({
      version: z.nullable(z.string()),
      message: z.string(),
      section: z.string(),
      count,
      first: z.string(),
      last: z.string(),
    }),
  ),
  vitals: z.array(
    z.object({
      version: z.string(),
      name: z.enum(vitalNames),
      p75: z.number(),
      samples: count,
      /** Notably slower than the stable version, and not good. */
      is_worse: z.boolean(),
    }),
  ),
})
export type StaffPart = z.infer<typeof partSchema>

/** A service whose copies are replaced one by one, as the shape that runs them says. */
const serviceSchema = z.object({
  service: z.enum(releasedServices),
  state: z.enum(['released', 'unreadable']),
  revision: revisionSchema,
  /** What the registry names: all copies are of it, or will be. */
  served: z.nullable(z.object({ version: z.string(), files: z.enum(fileStates) })),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.string(),
      at: z.string(),
      by: z.string(),
      /** In the words of who released it; may be empty. */
      reason: z.string(),
      is_taken_back: z.boolean(),
      is_struck: z.boolean(),
      unproved: z.optional(unproved),
    }),
  ),
  history: z.array(z.object({ what: z.string(), version: z.string(), at: z.string(), by: z.string() })),
  /** How copies were replaced last; null: never. */
  rollout: z.nullable(
    z.object({
      version: z.string(),
      /** `asked`: nothing is done yet; `refused`: no customer had it; `taken_back`: some had. */
      state: z.enum(['asked', 'under_way', 'over', 'refused', 'taken_back']),
      /** While errors and latency of new copies are compared with those of before. */
      watched_until: z.optional(z.string()),
      /** The last thing that the shape said of it, in its words. */
      said: z.string(),
    }),
  ),
})
export type StaffService = z.infer<typeof serviceSchema>

const access = 'staff:system'
const path = '/api/admin/releases'
const part = z.enum(partNames)
/** Of a service also what its shape began with. */
const knownVersionSchema = z.union([versionSchema, z.literal(WORKING_TREE)])
const partOrService = z.enum([...partNames, ...releasedServices])
const all = z.object({ parts: z.array(partSchema), services: z.array(serviceSchema) })

export const staffReleasesEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary:
    'Which versions of the host, the remotes and the services are handed out, what was done to them, and how they do',
  access,
  result: all,
})
export const releaseListFile = defineListFile({
  path,
  rows: 'versions of the host, the remotes and the services',
  access,
  action: 'release_export',
  filter: z.object({}),
})
export const rollBackReleaseEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/rollback`,
  summary: 'Takes back a canary, else the version handed out; or hands out the version that is named',
  access,
  action: 'release_rollback',
  audited: 'all',
  body: z.object({ part: partOrService, version: z.optional(knownVersionSchema), revision: revisionSchema }),
  result: all,
})
export const strikeReleaseEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/strike`,
  summary:
    'Strikes a version that nobody gets: no way back leads to it, and no release has to go with tabs that still have it',
  access,
  action: 'release_strike',
  audited: 'all',
  body: z.object({ part: partOrService, version: knownVersionSchema, revision: revisionSchema }),
  result: all,
})
export const shareReleaseEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/share`,
  summary: 'Gives the canary of a part to so many percent of the visitors; 100 makes it the stable version',
  access,
  action: 'release_share',
  audited: 'all',
  body: z.object({
    part,
    share: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(100, 'invalid')),
    revision: revisionSchema,
  }),
  result: all,
})
export const testLinkEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/test-link`,
  summary:
    'A signed address that opens a version of a part to anyone who follows it within 24 hours, or a preview to its end',
  access,
  action: 'release_test_link',
  audited: 'all',
  body: z.object({ part, version: versionSchema }),
  result: z.object({ path: z.string(), until: z.string() }),
})
export const endPreviewEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/end-preview`,
  summary: 'Ends a preview: its link leads to what everybody has',
  access,
  action: 'release_end_preview',
  audited: 'all',
  body: z.object({ part, version: versionSchema }),
  result: all,
})
