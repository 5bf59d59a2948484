import { readFile } from 'node:fs/promises'
import { type BucketAccount, openBucket } from '@shop/service-kit/bucket/bucket'
import type { PictureStorage } from './picture-storage.ts'

/** Pictures in a bucket of a storage that speaks S3, for shops of several machines. */
export function createS3Storage(account: BucketAccount): PictureStorage {
  const bucket = openBucket(account)
  const nameOf = (name: string) => `${name}.webp`
  return {
    put: async (name, file) => bucket.put(nameOf(name), new Uint8Array(await readFile(file)), 'image/webp'),
    find: async name => (await bucket.read(nameOf(name)))?.content ?? null,
    remove: name => bucket.remove(nameOf(name)),
  }
}
