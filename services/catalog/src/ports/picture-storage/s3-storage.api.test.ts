import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ShopError } from '@shop/contracts/errors'
import { uploadPictureEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { account, openStrictBucket } from '@shop/testing/strict-bucket'
import { aPicture } from '../../../test/hostile-files.ts'
import { startApi } from '../../../test/start-api.ts'
import { createS3Storage } from './s3-storage.ts'
import { storageFrom } from './storage-config.ts'

let bucket: Awaited<ReturnType<typeof openStrictBucket>>
beforeEach(async () => {
  bucket = await openStrictBucket()
})
afterEach(() => bucket.stop())

const open = (changes = {}) => createS3Storage({ endpoint: bucket.endpoint, ...account, ...changes })
const dress = Buffer.from([0, 255, 10, 13, 128])
let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-upload-'))
  file = path.join(folder, 'drawn.webp')
  await writeFile(file, dress)
})
afterAll(() => rm(folder, { recursive: true }))

test('a picture is kept in the bucket, read and removed; one that is not there is no mistake', async () => {
  const storage = open({ endpoint: `${bucket.endpoint}/` })
  await storage.put('up-1', file)

  expect(bucket.objects.get('up-1.webp')).toEqual(dress)
  expect(await storage.find('up-1')).toEqual(dress)
  await storage.remove('up-1')
  await storage.remove('up-1')
  expect(await storage.find('up-1')).toBeNull()
  expect(bucket.refused).toEqual([])
})

test.each([
  [{ secret: 'another' }, 'SignatureDoesNotMatch'],
  [{ key: 'SOMEBODY' }, 'InvalidAccessKeyId'],
  [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
])('with %j the bucket lets nobody in, and the storage is not available', async (changes, code) => {
  await expect(open(changes).put('up-1', file)).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(bucket.refused).toEqual([code])
  expect(bucket.objects.size).toBe(0)
})

test.each([
  ['full', 'storage_full'],
  ['broken', 'storage_unavailable'],
  ['hangs up', 'storage_unavailable'],
] as const)('a bucket that is %s is %s', async (mode, code) => {
  bucket.state.mode = mode
  await expect(open().put('up-1', file)).rejects.toMatchObject({ code })
})

test('while the bucket is away uploads are refused, what was drawn goes on being shown, and nothing is left behind', async () => {
  const api = await startApi({ storage: open() })
  const upload = async () =>
    api.staff.write(uploadPictureEndpoint, { file: await aPicture() }).catch((error: ShopError) => error)
  const first = await upload()
  const name = 'picture' in first ? first.picture.name : ''
  expect((await api.fetch(`/images/${name}/640.webp`)).status).toBe(200)

  bucket.state.mode = 'hangs up'
  expect(await upload()).toMatchObject({ code: 'storage_unavailable' })
  expect((await api.fetch(`/images/${name}/640.webp`)).status).toBe(200)
  expect((await api.fetch(`/images/${name}/900.webp`)).status).toBe(503)
  expect((await api.fetch('/images/coat-camel-front/320.webp')).status).toBe(200)
  expect(await api.db.collection('pictures').countDocuments()).toBe(1)

  bucket.state.mode = 'well'
  expect((await api.fetch(`/images/${name}/900.webp`)).status).toBe(200)
})

test('an account that is only half named is a mistake; without one pictures lie in the folder', () => {
  const none = { PICTURES_S3_REGION: 'us-east-1' }
  const half = { ...none, PICTURES_S3_ENDPOINT: bucket.endpoint, PICTURES_S3_BUCKET: 'levada' }

  expect(() => storageFrom(half, '/tmp')).toThrow('belong together')
  expect(storageFrom(none, '/tmp').put).toBeInstanceOf(Function)
})
