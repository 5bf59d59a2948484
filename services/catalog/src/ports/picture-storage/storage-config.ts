import { bucketAccount } from '@shop/service-kit/bucket/bucket-account'
import { urlSchema } from '@shop/service-kit/process/config'
import * as z from 'zod/mini'
import { createFolderStorage } from './folder-storage.ts'
import type { PictureStorage } from './picture-storage.ts'
import { createS3Storage } from './s3-storage.ts'

const named = z.optional(z.string().check(z.minLength(1, 'must not be empty')))

/** Where uploaded pictures are kept: in a folder, or in a bucket of a storage that speaks S3. */
export const storageEnvironment = {
  PICTURES_DIR: z.optional(z.string()),
  PICTURES_S3_ENDPOINT: z.optional(urlSchema),
  PICTURES_S3_BUCKET: named,
  PICTURES_S3_REGION: z._default(z.string(), 'us-east-1'),
  PICTURES_S3_KEY: named,
  PICTURES_S3_SECRET: named,
}

type StorageEnvironment = z.infer<z.ZodMiniObject<typeof storageEnvironment>>

/**
 * The storage that the environment names; else the folder.
 * @throws Error when it names only a part of an account: pictures would end up where nobody looks for them.
 */
export function storageFrom(environment: StorageEnvironment, usualFolder: string): PictureStorage {
  const {
    PICTURES_DIR: folder = usualFolder,
    PICTURES_S3_ENDPOINT: endpoint,
    PICTURES_S3_BUCKET: bucket,
    PICTURES_S3_REGION: region,
    PICTURES_S3_KEY: key,
    PICTURES_S3_SECRET: secret,
  } = environment
  const account = bucketAccount('PICTURES_S3', { endpoint, bucket, region, key, secret })
  return account ? createS3Storage(account) : createFolderStorage(folder)
}
