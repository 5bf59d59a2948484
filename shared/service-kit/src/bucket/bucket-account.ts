import type { BucketAccount } from './bucket.ts'

type Named = { [Name in keyof BucketAccount]?: string | undefined }

/**
 * The account that variables of this beginning name (`PICTURES_S3`); null where none is named.
 * @throws Error when only a part of it is there: files would end up where nobody looks for them.
 */
export function bucketAccount(
  beginning: string,
  { endpoint, bucket, region, key, secret }: Named,
): BucketAccount | null {
  if (endpoint && bucket && key && secret) return { endpoint, bucket, region: region ?? 'us-east-1', key, secret }
  if (endpoint || bucket || key || secret)
    throw new Error(`${beginning}_ENDPOINT, _BUCKET, _KEY and _SECRET belong together: set all of them or none`)
  return null
}
