import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBucket } from '@shop/service-kit/bucket/bucket'
import { createBucketStore } from '@shop/service-kit/releases/bucket-store'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { withRollback } from '@shop/service-kit/releases/releases'
import { account, openStrictBucket } from '@shop/testing/strict-bucket'
import { releaseToBucket } from '../test/bucket-release.ts'
import { aFollower, until } from '../test/follower.ts'
import { openHost } from '../test/open-host.ts'

const PART = 'mf-catalog'
type Part = Parameters<typeof releaseToBucket>[1]
const MB = 1024 ** 2

let server: Awaited<ReturnType<typeof openStrictBucket>>
let folder: string
const closers: (() => unknown)[] = []
beforeEach(async () => {
  server = await openStrictBucket()
  folder = mkdtempSync(path.join(tmpdir(), 'shop-cache-'))
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

const bucket = () => openBucket({ endpoint: server.endpoint, ...account })
const release = (script: string, part: Part = PART) => releaseToBucket(bucket(), part, script)

/** A host server that shares nothing with who releases but the bucket. */
async function openFollower(mostBytes = MB) {
  const follower = await aFollower({ bucket: bucket(), folder, mostBytes })
  closers.push(follower.stop)
  const { findReleases: releases, bringFile } = follower
  const host = await openHost({}, undefined, { store: folder, releases, bringFile })
  closers.push(host.close)
  const shown = async (part: Part = PART) => (await (await host.get('/registry.json')).json())[part]?.version
  return { ...host, ...follower, shown }
}

test('visitors have a release that came into the bucket, and go back with its registry; open tabs find what they began with', async () => {
  const first = await release('first')
  const host = await openFollower()
  expect(await host.shown()).toBe(first.version)
  const second = await release('second')
  await until(async () => (await host.shown()) === second.version)

  for (const [{ address }, text] of [
    [second, 'second'],
    [first, 'first'],
  ] as const) {
    const answer = await host.get(address, { 'accept-encoding': 'br' })
    expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([200, 'br', text])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  const store = createBucketStore(bucket())
  const before = await store.read(PART)
  if (before) await store.write(PART, withRollback(before, { at: new Date().toISOString(), by: 'olena' }))
  await until(async () => (await host.shown()) === first.version)
})

test('while the bucket is away visitors keep what they have and nothing is red; a process that starts meanwhile has it, too', async () => {
  const main = await release('frame', 'host')
  const { version, address } = await release('first')
  const host = await openFollower()
  server.state.mode = 'hangs up'
  server.asked.length = 0

  expect([await host.shown(), await host.ready()]).toEqual([version, true])
  for (const place of [address, main.address]) expect((await host.get(place)).status).toBe(200)
  expect((await host.get('/wishlist')).status).toBe(200)

  const started = await openFollower()
  expect([await started.shown(), await started.ready()]).toEqual([version, true])
  for (const place of [address, main.address]) expect((await started.get(place)).status).toBe(200)
  expect((await started.get('/wishlist')).status).toBe(200)
})

test('a version whose bytes are others than those that were released comes to nobody, and the log says which file', async () => {
  const first = await release('first')
  const host = await openFollower()
  const second = await release('second')
  server.objects.set(second.name, Buffer.from('altered'))
  await until(async () => host.reasons.length > 0)

  expect(host.reasons).toEqual([
    expect.stringMatching(/^remoteEntry\.\w{8}\.js of \w{10} is not there as it was released$/),
  ])
  expect(await host.shown()).toBe(first.version)
  expect((await host.get(second.address)).status).toBe(404)
})

test('a file on the disk that is another than its release states is fetched again', async () => {
  const { version, name, address } = await release('first')
  const before = await openFollower()
  before.stop()
  const file = path.join(folder, PART, 'dist', version, path.basename(name))
  for (const place of [file, `${file}.br`]) writeFileSync(place, 'altered')
  const host = await openFollower()

  expect(await (await host.get(address)).text()).toBe('first')
})

test('files of versions that nobody gets any more leave the disk when it has no room for them, and come again when they are asked for', async () => {
  const first = await release('1'.repeat(5000))
  const host = await openFollower(2000)
  const second = await release('2'.repeat(5000))
  await until(async () => (await host.shown()) === second.version)
  const versions = () => readdirSync(path.join(folder, PART, 'dist'))
  await until(async () => !versions().includes(first.version))

  expect((await host.get(first.address)).status).toBe(200)
  // What visitors get is never put out for it.
  expect(versions()).toContain(second.version)
  server.state.mode = 'hangs up'
  expect((await host.get(second.address)).status).toBe(200)
})

test('when releases begin in a bucket the part of the image goes on until all files of the first release are here', async () => {
  const image = await release('of the image')
  const root = mkdtempSync(path.join(tmpdir(), 'shop-image-'))
  closers.push(() => rmSync(root, { recursive: true }))
  const ofImage = await createBucketStore(bucket()).read(PART)
  if (ofImage) await createFolderStore(root).write(PART, ofImage)
  server.objects.clear()
  const follower = await aFollower({ bucket: bucket(), folder, mostBytes: MB, root })
  closers.push(follower.stop)
  const served = () => follower.findReleases(PART)?.served.map(({ version }) => version)
  expect(served()).toEqual([image.version])

  const first = await release('first')
  server.objects.set(first.name, Buffer.from('altered'))
  await until(async () => served()?.[0] === first.version || follower.reasons.length > 0)
  expect(served()).toEqual([image.version])
})
