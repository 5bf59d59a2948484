import {
  commonEnvironment,
  databaseUserEnvironment,
  requiresPublicOrigin,
} from '@shop/service-kit/process/service-environment'
import * as z from 'zod/mini'

const atLeast = (least: number) =>
  z.coerce.number('must be a number').check(z.minimum(least, `must be at least ${least}`))

/** Where the data lies and what is logged of it. */
export const dataEnvironment = {
  ...commonEnvironment,
  /** Unset: the embedded database starts. */
  MONGODB_URI: z.optional(z.string()),
  ...databaseUserEnvironment,
  DATA_DIR: z._default(z.string(), '.data'),
  /** All files of the log together, in millions of bytes. */
  LOG_MAX_MB: z._default(atLeast(0.01), 100),
  LOG_FILE_HOURS: z._default(atLeast(0.01), 24),
  LOG_KEEP_DAYS: z._default(atLeast(0.01), 30),
  LOG_TO: z._default(z.enum(['file', 'stdout'], 'must be file or stdout'), 'file'),
}

/** Commands that need the data alone: they also run in the image of the services, where the host's files are not. */
export const commandEnvironment = z.object(dataEnvironment).check(requiresPublicOrigin)
export type CommandConfig = z.infer<typeof commandEnvironment>
