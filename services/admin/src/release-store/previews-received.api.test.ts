import { existsSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { livePreviews } from '@shop/service-kit/releases/previews'
import { createSigner } from '@shop/service-kit/releases/signed'
import { aClock } from '@shop/testing/a-clock'
import { aBuild, first, outcome, part, startStore, tokenOf } from '../../test/release-sender.ts'
import { releasesSecret } from '../../test/start-api.ts'
import { forgetPreviews } from '../releases/forget-previews.ts'
import { createReceivedFiles } from './received-files.ts'

const build = aBuild('shorter')
const { version } = build
const preview = { what: 'preview', version, inputs: 'i', commit: 'a1b2c3d4' }
const NOW = '2026-11-23T10:00:00.000Z'
const UNTIL = '2026-11-30T10:00:00.000Z'

/** A store whose clock stands until it is moved, with a build of the catalogue sent to it. */
async function aStoreWithFiles() {
  const clock = aClock(NOW)
  const shop = await startStore({ clock })
  await shop.sendFiles(build)
  const folderOf = (name: string) => path.join(shop.root, part, 'dist', name)
  const previews = async () => livePreviews(await shop.store.read(part), clock.now()).map(({ version }) => version)
  const forget = () =>
    forgetPreviews({ store: shop.store, files: createReceivedFiles(shop.root), root: shop.root, clock })
  return { ...shop, clock, folderOf, previews, forget }
}

test('a team opens a preview of its part: visitors keep what they have, and the list says who, which commit and why', async () => {
  const { change, store, folderOf } = await aStoreWithFiles()
  const { status, body } = await change({ ...preview, told: ['budget: page-store is 2 KiB too heavy'] })

  expect([status, body]).toMatchObject([200, { version, preview: { until: UNTIL } }])
  expect(await store.read(part)).toMatchObject({
    served: [{ version: first, share: 100 }],
    versions: [{ version: first }],
    previews: [
      {
        version,
        by: 'catalogue',
        commit: 'a1b2c3d4',
        reason: 'a shorter title',
        at: NOW,
        until: UNTIL,
        told: ['budget: page-store is 2 KiB too heavy'],
      },
    ],
  })
  expect(existsSync(folderOf(version))).toBe(true)
})

test('without the secret of the host server a preview has no link, and says so by none', async () => {
  const { change } = await aStoreWithFiles()

  expect((await change(preview)).body.preview).toEqual({ path: null, until: UNTIL })
})

test('the link opens the preview for a week; the audit log says who opened it, and not the link', async () => {
  const shop = await aStoreWithFiles()
  const { store, root, clock } = shop
  const signing = await startStore({ clock, releases: { store, root, secret: releasesSecret, tokens: shop.tokens } })
  const { body } = await signing.change(preview)
  const { path: address } = body.preview as { path: string }

  const token = address.replace('/?try=', '')
  const read = (at: string) => createSigner(releasesSecret).read('test', token, Date.parse(at) / 1000)
  expect(read('2026-11-30T09:59:59Z')).toEqual({ part, version, by: 'catalogue', preview: true })
  expect(read(UNTIL)).toBeNull()
  const entry = await signing.db.collection('audit').findOne({ action: 'release_preview' })
  expect(entry).toMatchObject({
    who: 'catalogue',
    subject: part,
    asked: { version, commit: 'a1b2c3d4', person: 'olena', reason: 'a shorter title' },
    after: { version, until: UNTIL },
  })
  expect(JSON.stringify(entry)).not.toContain(token)
})

test('a team ends its preview: its files are gone, and once more there is none to end', async () => {
  const { change, previews, folderOf, db } = await aStoreWithFiles()
  await change(preview)

  expect(outcome(await change({ what: 'end_preview', version }))).toEqual([200, undefined])
  expect([await previews(), existsSync(folderOf(version))]).toEqual([[], false])
  expect(await db.collection('audit').findOne({ action: 'release_end_preview' })).toMatchObject({
    who: 'catalogue',
    subject: part,
    before: { version, until: UNTIL },
  })
  expect(outcome(await change({ what: 'end_preview', version }))).toEqual([404, 'not_found'])
  expect(await db.collection('audit').countDocuments({ action: 'release_end_preview' })).toBe(1)
})

test('files of a preview that was released stay when the preview ends', async () => {
  const { change, folderOf, store } = await aStoreWithFiles()
  await change(preview)
  await change({ ...preview, what: 'publish' })
  await change({ what: 'end_preview', version })

  expect((await store.read(part))?.served).toEqual([{ version, share: 100 }])
  expect(existsSync(folderOf(version))).toBe(true)
})

test.each([
  ['another team', tokenOf.frame, 403, 'forbidden'],
  ['who has no token', '', 401, 'not_authenticated'],
  ['who has a wrong token', 'w'.repeat(43), 401, 'not_authenticated'],
])('%s opens no preview and ends none', async (_, token, status, code) => {
  const { change, previews } = await aStoreWithFiles()
  await change(preview)

  expect(outcome(await change(preview, token))).toEqual([status, code])
  expect(outcome(await change({ what: 'end_preview', version }, token))).toEqual([status, code])
  expect(await previews()).toEqual([version])
})

test('services have no pages, so they have no previews', async () => {
  const { change } = await startStore()
  const { status, body } = await change(preview, tokenOf.frame, 'services')

  expect([status, body.error]).toMatchObject([409, { reason: 'services have no previews' }])
})

test.each([
  ['a version that was not sent', { ...preview, version: '0123456789' }, 404, 'not_found'],
  ['a name that is no version', { ...preview, version: '../../etc' }, 400, 'validation'],
  ['no commit', { ...preview, commit: undefined }, 400, 'validation'],
  ['findings that are no sentences', { ...preview, told: [{}] }, 400, 'validation'],
  ['very many findings', { ...preview, told: Array.from({ length: 51 }, () => 'x') }, 400, 'validation'],
  ['the end of nothing', { what: 'end_preview' }, 400, 'validation'],
])('%s is refused, and nothing changes', async (_, asked, status, code) => {
  const { change, store } = await aStoreWithFiles()

  expect(outcome(await change(asked))).toEqual([status, code])
  expect((await store.read(part))?.revision).toBe(1)
})

test('a preview of which a file is missing is refused, and leaves nothing in the store', async () => {
  const { put, change, folderOf } = await aStoreWithFiles()
  const other = aBuild('half')
  await put(other.version, 'assets.json', other.list)

  expect(outcome(await change({ ...preview, version: other.version }))).toEqual([409, 'release_altered'])
  expect(existsSync(`${folderOf(other.version)}.coming`)).toBe(false)
})

test('a part that was never handed out has no previews, as nothing would follow them', async () => {
  const { put, change } = await startStore()
  await put(version, 'assets.json', build.list, tokenOf.frame, 'host')
  for (const [name, content] of build.files) await put(version, name, content, tokenOf.frame, 'host')

  expect(outcome(await change(preview, tokenOf.frame, 'host'))).toEqual([409, 'not_ready'])
})

test('previews stay beside releases and go with their files when their week is over', async () => {
  const { change, release, forget, previews, folderOf, clock } = await aStoreWithFiles()
  await change(preview)
  const aged = new Date(Date.now() - 2 * 3600 * 1000)
  utimesSync(folderOf(version), aged, aged)
  await release(aBuild('next'))
  await forget()
  expect([await previews(), existsSync(folderOf(version))]).toEqual([[version], true])

  clock.wait(7 * 24 * 3600)
  await forget()
  expect([await previews(), existsSync(folderOf(version))]).toEqual([[], false])
})
