import * as z from 'zod/mini'
import { type Bucket, openBucket } from '../bucket/bucket.ts'
import { bucketAccount } from '../bucket/bucket-account.ts'
import { urlSchema } from '../process/config.ts'

const named = z.optional(z.string().check(z.minLength(1, 'must not be empty')))

/** The bucket of releases, of a storage that speaks S3; unset: they lie in a folder. */
export const releasesBucketEnvironment = {
  RELEASES_S3_ENDPOINT: z.optional(urlSchema),
  RELEASES_S3_BUCKET: named,
  RELEASES_S3_REGION: z._default(z.string(), 'us-east-1'),
  RELEASES_S3_KEY: named,
  RELEASES_S3_SECRET: named,
}

type BucketEnvironment = z.infer<z.ZodMiniObject<typeof releasesBucketEnvironment>>

/**
 * The bucket that teams send releases to; null where the environment names none.
 * @throws Error when it names only a part of an account.
 */
export function releasesBucket(environment: BucketEnvironment): Bucket | null {
  const account = bucketAccount('RELEASES_S3', {
    endpoint: environment.RELEASES_S3_ENDPOINT,
    bucket: environment.RELEASES_S3_BUCKET,
    region: environment.RELEASES_S3_REGION,
    key: environment.RELEASES_S3_KEY,
    secret: environment.RELEASES_S3_SECRET,
  })
  return account && openBucket(account)
}
