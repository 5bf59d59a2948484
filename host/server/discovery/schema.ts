import * as z from 'zod/mini'

/** Of the schema that a registry is written in: every registry names it. */
export const DISCOVERY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json'

const EVERYBODY = 100

const versionSchema = z.strictObject({
  url: z.string(),
  /** Asked where `url` fails in a way that may pass. */
  fallbackUrl: z.optional(z.string()),
  metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
  /** Which share of the visitors gets it, in percent; the default is what all others fall back to. */
  deployment: z.optional(
    z.object({ traffic: z.number().check(z.minimum(0), z.maximum(EVERYBODY)), default: z.boolean() }),
  ),
  extras: z.optional(z.record(z.string(), z.unknown())),
})

type Version = z.infer<typeof versionSchema>

const versionsSchema = z
  .array(versionSchema)
  .check(
    z.refine(isEachOnce, 'names a version twice'),
    z.refine(addsUp, `has traffic that does not add up to ${EVERYBODY}`),
    z.refine(hasOneDefault, 'must have exactly one default'),
  )

/**
 * The Frontend Discovery schema, which has the members and their bounds, and two rules of ours that it cannot say: the
 * traffic of a micro-frontend's versions adds up, and one of them is its default.
 */
const discoverySchema = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(z.string(), versionsSchema),
})

export type Discovery = z.infer<typeof discoverySchema>
export type DiscoveredVersion = Version

/** A registry that nobody could follow; its message names each member that is wrong. */
export class WrongDiscovery extends Error {}

/**
 * The registry, if it is one.
 * @throws WrongDiscovery that names the members which are missing, unknown or out of bounds.
 */
export function checkedDiscovery(document: unknown): Discovery {
  const parsed = discoverySchema.safeParse(document)
  if (parsed.success) return parsed.data
  throw new WrongDiscovery(parsed.error.issues.flatMap(issue => faultsIn(issue, document)).join('; '))
}

function isEachOnce(versions: readonly Version[]): boolean {
  return new Set(versions.map(({ metadata }) => metadata.version)).size === versions.length
}

function addsUp(versions: readonly Version[]): boolean {
  return versions.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? 0), 0) === EVERYBODY
}

function hasOneDefault(versions: readonly Version[]): boolean {
  return versions.filter(({ deployment }) => deployment?.default).length === 1
}

function faultsIn(issue: z.core.$ZodIssue, document: unknown): string[] {
  const member = nameOf(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => `${nameOf([...issue.path, key])} is no member of the schema`)
    case 'invalid_type':
      if (isMissing(issue.path, document)) return [`${member} is missing`]
      return [`${member} must be of the type ${issue.expected === 'record' ? 'object' : issue.expected}`]
    case 'too_small':
      return [`${member} must be ${issue.minimum} or more`]
    case 'too_big':
      return [`${member} must be ${issue.maximum} or less`]
    default:
      return [`${member} ${issue.message}`]
  }
}

/** As JavaScript writes it: `microFrontends.mf-catalog[1].deployment.traffic`. */
function nameOf(path: readonly PropertyKey[]): string {
  const written = path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return written.replace(/^\./, '') || 'the registry'
}

function isMissing(path: readonly PropertyKey[], document: unknown): boolean {
  const value = path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    document,
  )
  return value === undefined
}
