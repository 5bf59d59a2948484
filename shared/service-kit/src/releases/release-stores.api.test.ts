import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freshDatabase } from '@shop/testing/database'
import { account, openStrictBucket } from '@shop/testing/strict-bucket'
import { openBucket } from '../bucket/bucket.ts'
import { createBucketStore, requireConditions } from './bucket-store.ts'
import { createFolderStore, readReleases } from './folder-store.ts'
import { type FindReleases, lookAgain } from './open-releases.ts'
import { createReleasesRepository } from './releases.repository.ts'
import type { ReleaseStore, Releases } from './releases.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-releases-'))
afterAll(() => rmSync(folder, { recursive: true }))

const stores: [string, () => Promise<ReleaseStore>][] = [
  ['a folder', async () => createFolderStore(mkdtempSync(path.join(folder, 'parts-')))],
  ['a database', async () => createReleasesRepository(await freshDatabase())],
  ['a bucket', async () => createBucketStore((await freshBucket()).bucket)],
]

const closers: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closers.splice(0).map(close => close())))

async function freshBucket() {
  const server = await openStrictBucket()
  closers.push(server.stop)
  return { server, bucket: openBucket({ endpoint: server.endpoint, ...account }) }
}

const releasesOf = (revision: number, version: string): Releases => ({
  revision,
  served: [{ version, share: 100 }],
  versions: [],
  history: [],
})

test.each(stores)('in %s each part has its own registry', async (_, open) => {
  const store = await open()
  await store.write('mf-catalog', releasesOf(1, 'a'))
  await store.write('mf-account', releasesOf(1, 'b'))
  await store.write('mf-catalog', releasesOf(2, 'c'))

  expect(await store.read('mf-catalog')).toEqual(releasesOf(2, 'c'))
  expect(await store.read('mf-account')).toEqual(releasesOf(1, 'b'))
  expect(await store.read('mf-admin')).toBeNull()
})

test.each(stores)('in %s two who release at the same time do not write over each other', async (_, open) => {
  const store = await open()
  const first = await Promise.all(['a', 'b', 'c'].map(version => store.write('mf-catalog', releasesOf(1, version))))
  const second = await Promise.all(['d', 'e', 'f'].map(version => store.write('mf-catalog', releasesOf(2, version))))

  for (const written of [first, second]) expect(written.filter(Boolean)).toHaveLength(1)
  expect(await store.read('mf-catalog')).toEqual(releasesOf(2, ['d', 'e', 'f'][second.indexOf(true)] ?? ''))
})

test('a folder keeps few of its revisions', async () => {
  const store = createFolderStore(folder)
  for (let revision = 1; revision <= 12; revision++) await store.write('host', releasesOf(revision, `v${revision}`))

  expect(readReleases(folder, 'host')).toEqual(releasesOf(12, 'v12'))
  expect(readdirSync(path.join(folder, 'host/dist'))).toHaveLength(3)
})

test('a server learns of a release from the database without a restart, and keeps what it knows while that is silent', async () => {
  const { write, readAll } = createReleasesRepository(await freshDatabase())
  await write('mf-catalog', releasesOf(1, 'a'))
  const answers = [readAll, () => Promise.reject(new Error('away')), readAll]
  const watched = await lookAgain(() => (answers.shift() ?? readAll)(), 1)
  const version = () => watched.findReleases('mf-catalog')?.served[0]?.version

  expect([version(), watched.findReleases('mf-admin')]).toEqual(['a', null])
  await write('mf-catalog', releasesOf(2, 'b'))
  await until(() => version() === 'b')
  watched.stop()
})

test('a server whose registry is silent from its start knows that it knows nothing, and learns when it answers', async () => {
  const { write, readAll } = createReleasesRepository(await freshDatabase())
  await write('mf-catalog', releasesOf(1, 'a'))
  const answers = [() => Promise.reject(new Error('away'))]
  const watched = await lookAgain(() => (answers.shift() ?? readAll)(), 1)

  expect(() => watched.findReleases('mf-catalog')).toThrow('away')
  await until(() => isKnown(watched.findReleases))
  expect(watched.findReleases('mf-catalog')?.served[0]?.version).toBe('a')
  watched.stop()
})

test('a server learns of a release from the bucket, and reads again only what has changed', async () => {
  const { server, bucket } = await freshBucket()
  const { write, readAll } = createBucketStore(bucket)
  await write('mf-catalog', releasesOf(1, 'a'))
  await write('services/catalog', releasesOf(1, 'b'))
  expect([...(await readAll()).keys()]).toEqual(['mf-catalog', 'services/catalog'])
  await write('mf-catalog', releasesOf(2, 'c'))
  server.asked.length = 0

  expect((await readAll()).get('mf-catalog')).toEqual(releasesOf(2, 'c'))
  expect(server.asked).toEqual(['GET list registry/', 'GET registry/mf-catalog.json'])
})

test('a bucket that takes forbidden writes is refused as a registry, with what to do', async () => {
  const { server, bucket } = await freshBucket()
  await requireConditions(bucket)
  server.state.mode = 'takes no conditions'

  await expect(requireConditions(bucket)).rejects.toThrow('set RELEASES_MONGODB_URI')
  expect([...server.objects.keys()]).toEqual([])
})

test('a folder that cannot be read is not one where nothing was released', async () => {
  expect(readReleases(folder, 'mf-account')).toBeNull()
  mkdirSync(path.join(folder, 'mf-account'), { recursive: true })
  // A file where the folder belongs.
  writeFileSync(path.join(folder, 'mf-account/dist'), '')

  expect(() => readReleases(folder, 'mf-account')).toThrow('ENOTDIR')
})

function isKnown(known: FindReleases): boolean {
  try {
    return known('mf-catalog') !== null
  } catch {
    return false
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setImmediate(resolve))
}
