import { tmpdir } from 'node:os'
import path from 'node:path'
import { portOf } from '@shop/contracts/parts'
import { portSchema, secretSchema } from '@shop/service-kit/process/config'
import { commonEnvironment, requiresPublicOrigin, serviceUrls } from '@shop/service-kit/process/service-environment'
import { releasesBucketEnvironment } from '@shop/service-kit/releases/bucket-environment'
import type { ReleasesPlace } from '@shop/service-kit/releases/open-releases'
import { remoteOriginsSchema } from '@shop/service-kit/releases/remote-origins'
import * as z from 'zod/mini'

export const serviceWorkerSchema = z._default(z.enum(['on', 'off'], 'must be on or off'), 'on')

/** The host server alone. */
export const hostEnvironment = z
  .object({
    ...commonEnvironment,
    PORT: z._default(portSchema, portOf('host')),
    ...serviceUrls,
    /** Where the payment form may be sent to besides ourselves; several are separated by spaces. */
    FORM_ACTIONS: z._default(z.string(), ''),
    /** Where host and remotes lie built, each in its `dist`; unset: in this repository. */
    PARTS_DIR: z.optional(z.string()),
    /** The store that teams send releases to; what is not there comes from `PARTS_DIR`. Unset: all comes from there. */
    RELEASES_DIR: z.optional(z.string()),
    /** That store as a bucket, in place of a folder. */
    ...releasesBucketEnvironment,
    /** Where its files are kept on this machine, and how many MB of them beside those that visitors get. */
    RELEASES_CACHE_DIR: z._default(z.string(), path.join(tmpdir(), 'shop-releases')),
    RELEASES_CACHE_MB: z._default(z.coerce.number('must be a number').check(z.minimum(64, 'must be 64 or more')), 256),
    /** The registry of releases in a database; unset: in files beside what is built, or in the bucket. */
    RELEASES_MONGODB_URI: z.optional(z.string()),
    /** Signs links to versions under test and page views; the admin service has the same. Unset: there are no such links. */
    RELEASES_SECRET: z.optional(secretSchema),
    /** Where remotes may come from besides ourselves. */
    REMOTE_ORIGINS: remoteOriginsSchema,
    /** `off` has browsers forget the service worker and what it keeps. */
    SERVICE_WORKER: serviceWorkerSchema,
  })
  .check(requiresPublicOrigin)

type ReleasesSettings = {
  PARTS_DIR?: string | undefined
  RELEASES_DIR?: string | undefined
  RELEASES_MONGODB_URI?: string | undefined
  DB_PREFIX: string
}

/** Where the files of the parts are, and where it says which of them are handed out. */
export function releasesPlace(settings: ReleasesSettings): ReleasesPlace {
  const { PARTS_DIR: root = repository, RELEASES_DIR: store, RELEASES_MONGODB_URI: uri, DB_PREFIX: prefix } = settings
  return { root, store, uri, prefix }
}

const repository = path.resolve(import.meta.dirname, '../..')
