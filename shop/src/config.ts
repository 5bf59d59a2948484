import { serviceWorkerSchema } from '@shop/host/server/config'
import { portSchema, secretSchema } from '@shop/service-kit/process/config'
import { commonEnvironment, requiresPublicOrigin } from '@shop/service-kit/process/service-environment'
import { remoteOriginsSchema } from '@shop/service-kit/releases/remote-origins'
import * as z from 'zod/mini'

const yesNo = z.enum(['yes', 'no'], 'must be yes or no')
const atLeast = (least: number) =>
  z.coerce.number('must be a number').check(z.minimum(least, `must be at least ${least}`))

/** The whole shop in one process. */
export const shopEnvironment = z
  .object({
    ...commonEnvironment,
    PORT: z._default(portSchema, 3000),
    /** Unset: the embedded database starts. */
    MONGODB_URI: z.optional(z.string()),
    DATA_DIR: z._default(z.string(), '.data'),
    /** All files of the log together, in millions of bytes. */
    LOG_MAX_MB: z._default(atLeast(0.01), 100),
    LOG_FILE_HOURS: z._default(atLeast(0.01), 24),
    LOG_KEEP_DAYS: z._default(atLeast(0.01), 30),
    LOG_TO: z._default(z.enum(['file', 'stdout'], 'must be file or stdout'), 'file'),
    /** Unset: demonstration goods come into an empty database, but never in production. */
    DEMO: z.optional(yesNo),
    BUILD: z._default(yesNo, 'yes'),
    IMAGES_DIR: z.optional(z.string()),
    /** Where host and remotes lie built, each in its `dist`; unset: in this repository. */
    PARTS_DIR: z.optional(z.string()),
    /** The registry of releases in a database; unset: in files beside what is built. */
    RELEASES_MONGODB_URI: z.optional(z.string()),
    /** Signs links to versions under test and page views; unset: drawn at each start. */
    RELEASES_SECRET: z.optional(secretSchema),
    /** Where remotes may come from besides the shop. */
    REMOTE_ORIGINS: remoteOriginsSchema,
    /** `off` has browsers forget the service worker and what it keeps. */
    SERVICE_WORKER: serviceWorkerSchema,
    ADMIN_LOGIN: z.optional(z.string()),
    ADMIN_PASSWORD: z.optional(z.string()),
  })
  .check(requiresPublicOrigin)
export type ShopConfig = z.infer<typeof shopEnvironment>
