import {
  forServices,
  portOf,
  type ServiceName,
  serviceNames,
  type UrlVariable,
  urlVariable,
} from '@shop/contracts/parts'
import type { InternalCaller } from '@shop/contracts/who-asks-whom'
import * as z from 'zod/mini'
import { isKnownKey, privateKeySchema, publicKeysSchema } from '../between-services/internal-keys.ts'
import { FEWEST_CONNECTIONS } from '../storage/pool-sizes.ts'
import { originSchema, portSchema, secretSchema, urlSchema, urlsSchema } from './config.ts'
import { shopVersionSchema } from './shop-version.ts'

const level = z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')

/** Calls that one client may have at work at the door at a time, while no other number is configured. */
export const CALLS_IN_FLIGHT = 20

const PRODUCTION_DRAIN_SECONDS = 5

/** Variables that mean the same for every process of the shop. */
export const commonEnvironment = {
  NODE_ENV: z.optional(z.string()),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Where browsers find the shop; unset: the address that the start prints. Never Host: a client may write anything there. */
  PUBLIC_ORIGIN: z.optional(originSchema),
  TRUSTED_PROXIES: z._default(z.coerce.number('must be a number').check(z.int(), z.minimum(0), z.maximum(5)), 0),
  LOG_LEVEL: z._default(level, 'info'),
  METRICS_PORT: z.optional(portSchema),
  /** Where a collector takes traces, OTLP over HTTP; unset: none are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(urlSchema),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  /** How long a process that is told to end stays open, so that doors and other processes find its copies. */
  DRAIN_SECONDS: z.optional(
    z.coerce.number('must be a number').check(z.minimum(0), z.maximum(60, 'must be 60 at most')),
  ),
  SHOP_VERSION: shopVersionSchema,
  DB_PREFIX: z._default(z.string().check(z.regex(/^[a-z0-9_]{1,20}$/, 'must be small letters, digits and _')), 'shop_'),
  LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  LIMITS_FACTOR: z._default(z.coerce.number('must be a number').check(z.minimum(1, 'must be at least 1')), 1),
}

type Named = { NODE_ENV?: string | undefined; PUBLIC_ORIGIN?: string | undefined }

/** Part of the schema of every process: a shop that sells names its origin before it prints a link. */
export const requiresPublicOrigin = z.refine<Named>(
  ({ NODE_ENV, PUBLIC_ORIGIN }) => NODE_ENV !== 'production' || PUBLIC_ORIGIN !== undefined,
  {
    path: ['PUBLIC_ORIGIN'],
    error: 'is missing: in production pages and emails must link to the shop',
    when: () => true,
  },
)

const internalUrls = (service: ServiceName) => z._default(urlsSchema, [`http://127.0.0.1:${portOf(service)}`])

/** Where the copies of each service are, for those that ask them: `CATALOG_URL` and the like. */
export const serviceUrls = Object.fromEntries(
  serviceNames.map(name => [urlVariable(name), internalUrls(name)]),
) as Record<UrlVariable, ReturnType<typeof internalUrls>>

/** Of a configuration that has them: the addresses of each service's copies by its name. */
export function addressesIn(
  config: Readonly<Record<UrlVariable, readonly string[]>>,
): Record<ServiceName, readonly string[]> {
  return forServices(name => config[urlVariable(name)])
}

/** Who comes to the database of `MONGODB_URI`, where its address does not say it. */
export const databaseUserEnvironment = {
  /** Unset: the name of the service. */
  MONGODB_USER: z.optional(z.string()),
  MONGODB_PASSWORD: z.optional(z.string()),
}

/** What services that are processes of their own show each other. */
export const internalKeysEnvironment = {
  /** What this one signs its calls with. */
  INTERNAL_KEY: z.optional(privateKeySchema),
  /** What the calls of the others are known by. */
  INTERNAL_KEYS: z.optional(publicKeysSchema),
  /** The secret of all, from before each had a key. */
  INTERNAL_SECRET: z.optional(secretSchema),
}

type InternalKeys = z.infer<z.ZodMiniObject<typeof internalKeysEnvironment>>

/** Part of the schema of a service: it has a key that the others know it by. `INTERNAL_SECRET` alone is what all had before. */
export const requiresInternalKeys = (caller: InternalCaller) => [
  z.refine<InternalKeys>(
    ({ INTERNAL_KEY: key, INTERNAL_KEYS: keys, INTERNAL_SECRET: secret }) =>
      (key ? keys : !keys && secret) !== undefined,
    {
      path: ['INTERNAL_KEY'],
      error: 'goes with INTERNAL_KEYS: draw both with ops/mongo/draw-secrets.sh',
      when: () => true,
    },
  ),
  z.refine<InternalKeys>(
    ({ INTERNAL_KEY: key, INTERNAL_KEYS: keys }) => !key || !keys || isKnownKey(keys, caller, key),
    { path: ['INTERNAL_KEY'], error: `is none of the keys that INTERNAL_KEYS has of ${caller}` },
  ),
]

/** Variables of a service that is a process of its own. */
export const serviceEnvironment = {
  ...commonEnvironment,
  MONGODB_URI: z.string('is missing'),
  ...databaseUserEnvironment,
  /** Connections that all copies of all services may have to the database together; unset: 60 each. */
  DATABASE_CONNECTIONS: z.optional(z.coerce.number('must be a number').check(z.int(), z.minimum(1))),
  ...internalKeysEnvironment,
  ...serviceUrls,
}

/** Of a configuration: how many processes of services there may be, by the addresses of their copies. */
export function serviceProcesses(config: Readonly<Record<UrlVariable, readonly string[]>>): number {
  return Object.values(addressesIn(config)).flat().length
}

type Connected = Readonly<Record<UrlVariable, readonly string[]>> & { DATABASE_CONNECTIONS?: number | undefined }

const fewestConnections = (config: Connected) => FEWEST_CONNECTIONS * serviceProcesses(config)

/** Part of the schema of a service: what is shared by too many would leave each waiting for itself. */
export const requiresEnoughConnections = z.refine<Connected>(
  config => (config.DATABASE_CONNECTIONS ?? Number.POSITIVE_INFINITY) >= fewestConnections(config),
  {
    path: ['DATABASE_CONNECTIONS'],
    error: ({ input }) =>
      `must be ${fewestConnections(input as Connected)} or more for the copies that the addresses name`,
  },
)

/** Milliseconds between red readiness and the closed port; where nothing is named, five seconds in production and none else. */
export function drainMsOf({
  NODE_ENV,
  DRAIN_SECONDS,
}: {
  NODE_ENV?: string | undefined
  DRAIN_SECONDS?: number | undefined
}) {
  return 1000 * (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? PRODUCTION_DRAIN_SECONDS : 0))
}

type LimitSettings = { NODE_ENV?: string | undefined; LIMITS: 'on' | 'off'; LIMITS_FACTOR: number }

/** By what the maxima of rate limits are multiplied. A shop that sells is never without limits. */
export function limitsFactor({ NODE_ENV, LIMITS, LIMITS_FACTOR }: LimitSettings): number {
  if (LIMITS === 'on') return LIMITS_FACTOR
  if (NODE_ENV === 'production') throw new Error('LIMITS=off is not allowed in production')
  return Number.POSITIVE_INFINITY
}

/** Of the processes with a door. */
export const doorLimits = {
  CALLS_IN_FLIGHT: z._default(
    z.coerce.number('must be a number').check(z.int('must be a whole number'), z.minimum(1, 'must be at least 1')),
    CALLS_IN_FLIGHT,
  ),
}

/** Calls that one client may have at work at the door. Limits that are off leave it out too. */
export function callsInFlight({
  CALLS_IN_FLIGHT: most,
  ...limits
}: LimitSettings & { CALLS_IN_FLIGHT: number }): number {
  return most * limitsFactor(limits)
}
