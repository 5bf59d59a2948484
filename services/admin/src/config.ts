import path from 'node:path'
import { secretSchema } from '@shop/service-kit/process/config'
import { releasesBucketEnvironment } from '@shop/service-kit/releases/bucket-environment'
import type { ReleasesPlace } from '@shop/service-kit/releases/open-releases'
import * as z from 'zod/mini'
import { releaseTokensSchema } from './release-store/release-tokens.ts'

/** The first account of staff; without a name and a password the start makes them and shows them once. */
export const operatorEnvironment = {
  ADMIN_LOGIN: z.optional(z.string()),
  ADMIN_PASSWORD: z.optional(z.string()),
}

/** Releases of the browser's parts, as the host server has them. */
export const releasesEnvironment = {
  /** Where host and remotes lie built, each in its `dist`; unset: in this repository. */
  PARTS_DIR: z.optional(z.string()),
  /** They lie in a bucket, in place of that folder. */
  ...releasesBucketEnvironment,
  /** The registry of releases in a database; unset: in files beside what is built, or in the bucket. */
  RELEASES_MONGODB_URI: z.optional(z.string()),
  /** Reads the page views that the host server has signed, and signs links to versions. Unset: no canary is judged. */
  RELEASES_SECRET: z.optional(secretSchema),
  /** Who may release which parts over the line; unset: no team. */
  RELEASE_TOKENS: releaseTokensSchema,
}

type Settings = {
  PARTS_DIR?: string | undefined
  RELEASES_MONGODB_URI?: string | undefined
  DB_PREFIX: string
}

export function releasesPlace({ PARTS_DIR, RELEASES_MONGODB_URI, DB_PREFIX }: Settings): ReleasesPlace {
  return { root: PARTS_DIR ?? repository, uri: RELEASES_MONGODB_URI, prefix: DB_PREFIX }
}

const repository = path.resolve(import.meta.dirname, '../../..')
