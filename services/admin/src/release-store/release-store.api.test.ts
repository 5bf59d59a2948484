import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { MOST_OF_RELEASE_FILE } from '@shop/contracts/upload-paths'
import { servedVersion } from '@shop/service-kit/releases/releases'
import {
  aBuild,
  fillDiskAt,
  first,
  outcome,
  part,
  startStore,
  tokenOf,
  unknownPart,
} from '../../test/release-sender.ts'

const build = aBuild('shorter')
const { version, page } = build

test('a team releases its part: files first, then everybody gets it, and the audit log says who, what and why', async () => {
  const { release, store, root, db } = await startStore()

  expect(outcome(await release(build))).toEqual([200, undefined])
  expect(await store.read(part)).toMatchObject({
    served: [{ version, share: 100 }],
    versions: [{ version, by: 'catalogue', commit: 'a1b2c3d4', reason: 'a shorter title' }, { version: first }],
    history: [{ what: 'release', by: 'catalogue' }, { what: 'build' }],
  })
  expect(readFileSync(path.join(root, part, 'dist', version, page), 'utf8')).toBe('shorter')
  expect(await db.collection('audit').findOne({ action: 'release_publish' })).toMatchObject({
    who: 'catalogue',
    subject: part,
    asked: { version, commit: 'a1b2c3d4', person: 'olena', reason: 'a shorter title' },
    before: [{ version: first, share: 100 }],
    after: [{ version, share: 100 }],
  })
})

test('nobody is led to a version before the last word, and a whole version once more is no mistake', async () => {
  const { put, release, store, root } = await startStore()
  await put(version, 'assets.json', build.list)
  for (const [name, content] of build.files) await put(version, name, content)
  expect(servedVersion(await store.read(part))).toBe(first)
  expect(existsSync(path.join(root, part, 'dist', version))).toBe(false)

  expect((await release(build)).status).toBe(200)
  expect((await release(build)).status).toBe(200)
  expect(readdirSync(path.join(root, part, 'dist')).filter(name => /^[0-9a-f]{10}/.test(name))).toEqual([version])
})

test('what is the same in the version before need not be sent again', async () => {
  const { release, put } = await startStore()
  await release(build)
  const next = aBuild('shorter still')
  const { body } = await put(next.version, 'assets.json', next.list)

  expect((body.there as string[]).toSorted()).toEqual([
    'assets.json',
    'integrity.2b2b2b2b.json',
    'remoteEntry.1a1a1a1a.js',
  ])
})

test('a share of the visitors, more of them and the way back are the team’s to decide', async () => {
  const { release, change, store } = await startStore()
  await release(build)
  const next = aBuild('a canary')
  await release(next, { share: 10 })
  const shares = async () => (await store.read(part))?.served.map(({ share }) => share)
  expect(await shares()).toEqual([90, 10])

  await change({ what: 'share', share: 50 })
  expect(await shares()).toEqual([50, 50])
  const { body } = await change({ what: 'rollback' })
  expect([body.version, await shares()]).toEqual([version, [100]])
})

test('without a token, with a wrong one and with another team’s nothing is done', async () => {
  const { put, get, change, registered, store } = await startStore()
  const wrong = 'w'.repeat(43)

  expect(outcome(await put(version, 'assets.json', build.list, wrong))).toEqual([401, 'not_authenticated'])
  expect(outcome(await registered(''))).toEqual([401, 'not_authenticated'])
  expect(outcome(await get(version, page, wrong))).toEqual([401, 'not_authenticated'])
  expect(outcome(await put(version, 'assets.json', build.list, tokenOf.frame))).toEqual([403, 'forbidden'])
  expect(outcome(await change({ what: 'rollback' }, tokenOf.frame))).toEqual([403, 'forbidden'])
  expect((await store.read(part))?.revision).toBe(1)
})

test('where no token was given out the store is an address that nobody owns', async () => {
  const { store, root } = await startStore()
  const closed = await startStore({ releases: { store, root, secret: null } })

  expect(outcome(await closed.registered())).toEqual([404, 'not_found'])
  expect(outcome(await closed.put(version, 'assets.json', build.list))).toEqual([404, 'not_found'])
})

test.each([
  ['an altered file', page, Buffer.from('longer')],
  ['a file that the list does not name', 'page-cart.1b1b1b1b.js', Buffer.from('shorter')],
  ['a compressed file that unpacks to something else', `${page}.br`, Buffer.from('not compressed')],
  ['another list', 'assets.json', Buffer.from('{"integrity":{}}')],
])('%s is refused by name', async (_, name, content) => {
  const { put, root } = await startStore()
  await put(version, 'assets.json', build.list)
  const { status, body } = await put(version, name, content)

  expect([status, body.error]).toEqual([409, expect.objectContaining({ code: 'release_altered', file: name })])
  expect(readdirSync(path.join(root, part, 'dist', `${version}.coming`))).toEqual(['assets.json'])
})

test.each(['../../../host/dist/x.js', '%2e%2e%2fx.js', '.htaccess', '..', 'a/b.js', 'a%00.js', ''])(
  'the name %j is no file’s',
  async name => {
    const { put } = await startStore()

    expect(outcome(await put(version, name, Buffer.from('x')))).toEqual([400, 'validation'])
  },
)

test('a version that lacks a file is not handed out, and the file is named', async () => {
  const { put, change, store } = await startStore()
  await put(version, 'assets.json', build.list)
  const { status, body } = await change({ what: 'publish', version, inputs: 'i', commit: 'c' })

  expect([status, body.error]).toEqual([409, expect.objectContaining({ code: 'release_altered', file: page })])
  expect(servedVersion(await store.read(part))).toBe(first)
})

test('a version whose files were altered after its release is not handed out again', async () => {
  const { release, change, root } = await startStore()
  await release(build)
  await release(aBuild('next'))
  writeFileSync(path.join(root, part, 'dist', version, page), 'altered')

  expect(outcome(await change({ what: 'rollback', version }))).toEqual([409, 'release_altered'])
})

test('a file that is too large is refused, and one that broke off in the middle leaves nothing', async () => {
  const { put, url, root } = await startStore()
  await put(version, 'assets.json', build.list)
  expect(outcome(await put(version, page, Buffer.alloc(MOST_OF_RELEASE_FILE + 1)))).toEqual([413, 'body_too_large'])

  await brokenOff(`${url}/api/admin/releases/files?part=${part}&version=${version}&name=${page}`)
  expect(readdirSync(path.join(root, part, 'dist', `${version}.coming`))).toEqual(['assets.json'])
  expect((await put(version, page, Buffer.from('shorter'))).status).toBe(200)
})

test('a full disk of the store is called that, leaves nothing of the version, and the next try goes on', async () => {
  const { put, release, store, root } = await startStore()
  await put(version, 'assets.json', build.list)
  fillDiskAt('release-file-written')
  const { status, body } = await put(version, page, Buffer.from('shorter'))

  expect([status, body.error]).toMatchObject([507, { code: 'storage_full', message: expect.stringMatching(/диску/) }])
  expect(readdirSync(path.join(root, part, 'dist')).filter(name => name.startsWith(version))).toEqual([])
  expect(servedVersion(await store.read(part))).toBe(first)
  expect((await release(build)).status).toBe(200)
})

test('a full disk at the word that hands a version out changes nothing, and the word is repeated', async () => {
  const { put, change, store } = await startStore()
  await put(version, 'assets.json', build.list)
  for (const [name, content] of build.files) await put(version, name, content)
  const publish = { what: 'publish', version, inputs: 'i', commit: 'c' }
  fillDiskAt('registry-written')

  expect(outcome(await change(publish))).toEqual([507, 'storage_full'])
  expect(servedVersion(await store.read(part))).toBe(first)
  expect((await change(publish)).status).toBe(200)
})

test('a part of which nothing was handed out yet has to begin otherwise: there would be no way back', async () => {
  const { put, change } = await startStore()
  await put(version, 'assets.json', build.list, tokenOf.frame, 'host')
  for (const [name, content] of build.files) await put(version, name, content, tokenOf.frame, 'host')

  const publish = { what: 'publish', version, inputs: 'i', commit: 'c' }
  expect(outcome(await change(publish, tokenOf.frame, 'host'))).toEqual([409, 'not_ready'])
})

test('of a part that the shop does not know nothing was handed out, and who may release it is told what comes first', async () => {
  const { registered, get, put, change } = await startStore()
  const { status, body } = await registered(tokenOf.catalogue, unknownPart)
  expect([status, body.releases]).toEqual([200, null])
  expect((await get(version, 'assets.json', tokenOf.catalogue, unknownPart)).status).toBe(404)

  expect(outcome(await change({ what: 'rollback' }, tokenOf.catalogue, unknownPart))).toEqual([403, 'forbidden'])
  const sent = await put(version, 'assets.json', build.list, tokenOf.frame, unknownPart)
  const asked = await change({ what: 'rollback' }, tokenOf.frame, unknownPart)
  for (const { status, body } of [sent, asked])
    expect([status, body.error]).toEqual([
      409,
      expect.objectContaining({ reason: expect.stringMatching(/^this shop does not know mf-atelier: bring/) }),
    ])
  expect((await registered(tokenOf.catalogue, 'no part')).status).toBe(400)
})

test('teams read the files of released versions, as they are compared before a release, and no others', async () => {
  const { release, put, get } = await startStore()
  await release(build)
  const next = aBuild('not released')
  await put(next.version, 'assets.json', next.list)

  const { status, text } = await get(version, page, tokenOf.frame)
  expect([status, text]).toEqual([200, 'shorter'])
  expect((await get(next.version, 'assets.json')).status).toBe(404)
  expect((await get(version, 'nothing.js')).status).toBe(404)
})

test('what the rules of the registry do not allow is refused with their reason', async () => {
  const { change } = await startStore()
  const { status, body } = await change({ what: 'share', share: 50 })

  expect([status, body.error]).toEqual([
    409,
    expect.objectContaining({ code: 'release_not_possible', reason: 'no canary runs' }),
  ])
})

/** Half a file, and the line is gone. */
function brokenOff(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf.catalogue}`, 'content-length': '7' }
  return new Promise(resolve => {
    const sending = request(url, { method: 'PUT', headers })
    sending.once('close', resolve)
    sending.once('error', () => undefined)
    sending.write('sho', () => sending.destroy())
  })
}
