import { openBucket } from '@shop/service-kit/bucket/bucket'
import { createBucketStore } from '@shop/service-kit/releases/bucket-store'
import { servedVersion, withRelease } from '@shop/service-kit/releases/releases'
import { closersOfNow } from '@shop/testing/after-test'
import { account, openStrictBucket } from '@shop/testing/strict-bucket'
import { aRelease } from '../../test/canary.ts'
import { aBuild, first, outcome, part, startStore, tokenOf } from '../../test/release-sender.ts'
import { createBucketFiles } from './bucket-files.ts'

const build = aBuild('shorter')
const { version, page } = build

/** The admin service of a shop whose releases lie in a bucket; `again` is a copy of it, which shares nothing else with it. */
async function startBucketStore() {
  const server = await openStrictBucket()
  closersOfNow().push(server.stop)
  const bucket = openBucket({ endpoint: server.endpoint, ...account })
  const store = createBucketStore(bucket)
  await store.write(part, withRelease(null, aRelease(first), 'build'))
  const open = () => startStore({ bucket, store })
  const namesOf = (of: string) => [...server.objects.keys()].filter(name => name.startsWith(`${part}/${of}/`)).sort()
  return { ...(await open()), again: open, server, bucket, store, namesOf }
}

test('a team releases into the bucket, and the registry there says so last', async () => {
  const { release, store, server, namesOf } = await startBucketStore()

  expect(outcome(await release(build))).toEqual([200, undefined])
  expect(await store.read(part)).toMatchObject({
    served: [{ version, share: 100 }],
    versions: [{ version }, { version: first }],
  })
  expect(namesOf(version)).toEqual(
    ['assets.json', ...build.files.keys()].map(name => `${part}/${version}/${name}`).sort(),
  )
  expect(server.objects.get(`${part}/${version}/${page}`)?.toString()).toBe('shorter')
  const written = server.asked.filter(asked => asked.startsWith('PUT'))
  expect(written.at(-1)).toBe(`PUT registry/${part}.json`)
})

test('files may come to any copy of the service: they share no folder', async () => {
  const { put, again, store } = await startBucketStore()
  const other = await again()
  await put(version, 'assets.json', build.list)
  for (const [index, [name, content]] of [...build.files].entries())
    await (index % 2 ? put : other.put)(version, name, content)

  expect(servedVersion(await store.read(part))).toBe(first)
  expect((await other.change({ what: 'publish', version, inputs: 'i', commit: 'c' })).status).toBe(200)
  expect(servedVersion(await store.read(part))).toBe(version)
})

test('what is the same in the version before need not be sent again', async () => {
  const { release, put, namesOf } = await startBucketStore()
  await release(build)
  const next = aBuild('shorter still')
  const { body } = await put(next.version, 'assets.json', next.list)

  const there = ['assets.json', 'integrity.2b2b2b2b.json', 'remoteEntry.1a1a1a1a.js']
  expect((body.there as string[]).toSorted()).toEqual(there)
  expect(namesOf(next.version)).toEqual(there.map(name => `${part}/${next.version}/${name}`))
})

test('a share of the visitors, the way back and a struck version are the team’s to decide', async () => {
  const { release, change, store } = await startBucketStore()
  await release(build)
  const next = aBuild('a canary')
  await release(next, { share: 10 })
  const shares = async () => (await store.read(part))?.served.map(({ share }) => share)
  expect(await shares()).toEqual([90, 10])
  await change({ what: 'share', share: 100 })
  expect(servedVersion(await store.read(part))).toBe(next.version)

  expect((await change({ what: 'rollback' })).body.version).toBe(version)
  expect((await change({ what: 'strike', version: next.version })).status).toBe(200)
  expect((await store.read(part))?.versions.find(known => known.version === next.version)?.struck).toBe(true)
})

test.each([
  ['an altered file', page, Buffer.from('longer')],
  ['a file that the list does not name', 'page-cart.1b1b1b1b.js', Buffer.from('shorter')],
  ['a compressed file that unpacks to something else', `${page}.br`, Buffer.from('not compressed')],
  ['another list', 'assets.json', Buffer.from('{"integrity":{}}')],
])('%s is refused by name, and does not lie in the bucket', async (_, name, content) => {
  const { put, namesOf } = await startBucketStore()
  await put(version, 'assets.json', build.list)
  const { status, body } = await put(version, name, content)

  expect([status, body.error]).toEqual([409, expect.objectContaining({ code: 'release_altered', file: name })])
  expect(namesOf(version)).toEqual([`${part}/${version}/assets.json`])
})

test('a version whose files in the bucket were altered, or lack one, is not handed out, and the office says so', async () => {
  const { release, change, server, bucket } = await startBucketStore()
  await release(build)
  const files = createBucketFiles(bucket)
  const digest = await files.complete(part, version)
  expect(await files.stateOf(part, version, digest)).toBe('as_released')
  await release(aBuild('next'))
  server.objects.set(`${part}/${version}/${page}`, Buffer.from('altered'))

  expect(outcome(await change({ what: 'rollback', version }))).toEqual([409, 'release_altered'])
  expect(await files.stateOf(part, version, digest)).toBe('altered')
  server.objects.delete(`${part}/${version}/${page}`)
  expect(outcome(await change({ what: 'rollback', version }))).toEqual([409, 'release_altered'])
  expect(await files.stateOf(part, '0123456789', digest)).toBe('absent')
})

test('files that held what they must are not read again while nobody changes them', async () => {
  const { release, server, bucket } = await startBucketStore()
  await release(build)
  const files = createBucketFiles(bucket)
  const digest = await files.complete(part, version)
  server.asked.length = 0

  expect(await files.stateOf(part, version, digest)).toBe('as_released')
  expect(server.asked.filter(asked => asked.startsWith('GET mf-'))).toEqual([`GET ${part}/${version}/assets.json`])
})

test('a version that lacks a file is refused, and nothing of it stays', async () => {
  const { put, change, store, namesOf } = await startBucketStore()
  await put(version, 'assets.json', build.list)

  expect(outcome(await change({ what: 'publish', version, inputs: 'i', commit: 'c' }))).toEqual([
    409,
    'release_altered',
  ])
  expect(servedVersion(await store.read(part))).toBe(first)
  expect(namesOf(version)).toEqual([])
})

test('a preview is opened by its link, and its files go when it ends', async () => {
  const { sendFiles, change, store, namesOf } = await startBucketStore()
  await sendFiles(build)
  expect((await change({ what: 'preview', version, inputs: 'i', commit: 'c', told: [] })).status).toBe(200)
  expect([servedVersion(await store.read(part)), (await store.read(part))?.previews?.length]).toEqual([first, 1])
  expect(namesOf(version)).not.toEqual([])

  expect((await change({ what: 'end_preview', version })).status).toBe(200)
  expect(namesOf(version)).toEqual([])
})

test('versions that the registry no longer names are removed, but for one that is about to be', async () => {
  const { bucket, server, namesOf } = await startBucketStore()
  const files = createBucketFiles(bucket)
  const [past, coming] = ['aaaaaaaaaa', 'bbbbbbbbbb']
  for (const kept of [past, coming, version])
    await bucket.put(`${part}/${kept}/assets.json`, new Uint8Array(build.list))
  server.olderBy(`${part}/${past}/`, 2 * 60 * 60 * 1000)
  server.olderBy(`${part}/${version}/`, 2 * 60 * 60 * 1000)
  await files.removeOthers(part, [version])

  expect([past, coming, version].map(known => namesOf(known).length)).toEqual([0, 1, 1])
})

test('teams read the files of released versions, and no others', async () => {
  const { release, get, put } = await startBucketStore()
  await release(build)
  const next = aBuild('not released')
  await put(next.version, 'assets.json', next.list)

  const { status, text } = await get(version, page, tokenOf.frame)
  expect([status, text]).toEqual([200, 'shorter'])
  expect((await get(next.version, 'assets.json')).status).toBe(404)
  expect((await get(version, 'nothing.js')).status).toBe(404)
})

test.each([
  ['full', 507, 'storage_full'],
  ['broken', 503, 'storage_unavailable'],
  ['hangs up', 503, 'storage_unavailable'],
] as const)(
  'into a bucket that is %s nothing is released, in a sentence, and the next try goes on',
  async (mode, status, code) => {
    const { put, release, server, store } = await startBucketStore()
    await put(version, 'assets.json', build.list)
    server.state.mode = mode
    const refused = await put(version, page, Buffer.from('shorter'))

    expect([refused.status, refused.body.error]).toMatchObject([
      status,
      { code, message: expect.stringMatching(/\S+ \S+/) },
    ])
    server.state.mode = 'well'
    expect(servedVersion(await store.read(part))).toBe(first)
    expect((await release(build)).status).toBe(200)
  },
)
