import { releaseTokensSchema } from '@shop/admin/release-store/release-tokens'
import { serviceWorkerSchema } from '@shop/host/server/config'
import { portSchema, secretSchema } from '@shop/service-kit/process/config'
import { doorLimits, requiresPublicOrigin } from '@shop/service-kit/process/service-environment'
import { remoteOriginsSchema } from '@shop/service-kit/releases/remote-origins'
import * as z from 'zod/mini'
import { dataEnvironment } from './command-config.ts'

const yesNo = z.enum(['yes', 'no'], 'must be yes or no')

/** The whole shop in one process. */
export const shopEnvironment = z
  .object({
    ...dataEnvironment,
    ...doorLimits,
    PORT: z._default(portSchema, 3000),
    /** Unset: demonstration goods come into an empty database, but never in production. */
    DEMO: z.optional(yesNo),
    BUILD: z._default(yesNo, 'yes'),
    IMAGES_DIR: z.optional(z.string()),
    /** Where host and remotes lie built, each in its `dist`; unset: in this repository. */
    PARTS_DIR: z.optional(z.string()),
    /** The registry of releases in a database; unset: in files beside what is built. */
    RELEASES_MONGODB_URI: z.optional(z.string()),
    /** Signs links to versions under test and page views; unset: drawn once and kept in DATA_DIR. */
    RELEASES_SECRET: z.optional(secretSchema),
    /** Who may release which parts over the line; unset: no team. */
    RELEASE_TOKENS: releaseTokensSchema,
    /** Where remotes may come from besides the shop. */
    REMOTE_ORIGINS: remoteOriginsSchema,
    /** `off` has browsers forget the service worker and what it keeps. */
    SERVICE_WORKER: serviceWorkerSchema,
    ADMIN_LOGIN: z.optional(z.string()),
    ADMIN_PASSWORD: z.optional(z.string()),
  })
  .check(requiresPublicOrigin)
export type ShopConfig = z.infer<typeof shopEnvironment>
