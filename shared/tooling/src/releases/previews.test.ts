import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolderStore, readReleases } from '@shop/service-kit/releases/folder-store'
import { servedVersion } from '@shop/service-kit/releases/releases'
import { createSigner } from '@shop/service-kit/releases/signed'
import { hashOf } from '../webpack/asset-list.ts'
import { folderOfVersion } from './place.ts'
import { endPreview, makePreview } from './previews.ts'
import { publish } from './publish.ts'

const APP = 'mf-catalog'
const FILE = 'page-store.1a1a1a1a.js'
const SECRET = 'only-for-tests-of-previews'
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A registry in files, and what webpack would have built. */
function aShop() {
  const parts = mkdtempSync(path.join(tmpdir(), 'shop-previews-'))
  folders.push(parts)
  const registry = { parts, store: createFolderStore(parts) }
  function build(text: string) {
    const folder = path.join(parts, 'built')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, FILE), text)
    writeFileSync(path.join(folder, 'assets.json'), JSON.stringify({ integrity: { [FILE]: hashOf(text) } }))
    return { folder, inputs: text }
  }
  return {
    registry,
    known: () => readReleases(parts, APP),
    isThere: (version: string) => existsSync(folderOfVersion(registry, APP, version)),
    release: (text: string) => publish(registry, APP, build(text), 'release'),
    preview: (text: string, more: { told?: string[]; secret?: string | null } = {}) =>
      makePreview(registry, APP, { ...build(text), reason: 'a shorter title', told: [], secret: SECRET, ...more }),
  }
}

test('a preview is there beside what everybody has, with a link that opens it until it is over', async () => {
  const { release, preview, known, isThere } = aShop()
  const stable = await release('one')
  const { version, until, path: link } = await preview('two', { told: ['pages: /store throws'] })

  expect([servedVersion(known()), isThere(version)]).toEqual([stable, true])
  expect(known()?.previews).toMatchObject([
    { version, until, reason: 'a shorter title', told: ['pages: /store throws'] },
  ])
  const read = (at: number) => createSigner(SECRET).read('test', (link ?? '').replace('/?try=', ''), at / 1000)
  expect(read(Date.parse(until) - 1000)).toMatchObject({ part: APP, version, preview: true })
  expect(read(Date.parse(until))).toBeNull()
})

test('where the secret is not known here a preview is made, and its link elsewhere', async () => {
  const { release, preview } = aShop()
  await release('one')

  expect((await preview('two', { secret: null })).path).toBeNull()
})

test('very much that was found is cut to what the registry keeps', async () => {
  const { release, preview, known } = aShop()
  await release('one')
  await preview('two', { told: Array.from({ length: 60 }, () => 'x'.repeat(600)) })

  expect(known()?.previews?.[0]?.told?.map(({ length }) => length)).toEqual(Array(50).fill(500))
})

test('a part that was never released has no previews', async () => {
  await expect(aShop().preview('one')).rejects.toThrow('release it before there can be a preview')
})

test('releases leave the files of previews, and the end of a preview removes them', async () => {
  const { registry, release, preview, isThere, known } = aShop()
  await release('one')
  const { version } = await preview('two')
  for (const text of ['3', '4', '5', '6', '7', '8']) await release(text)
  expect(isThere(version)).toBe(true)

  await endPreview(registry, APP, version)
  expect([isThere(version), known()?.previews]).toEqual([false, []])
  await expect(endPreview(registry, APP, version)).rejects.toThrow(`there is no preview of ${version}`)
})

test('files of a preview that was released stay when the preview ends', async () => {
  const { registry, release, preview, isThere, known } = aShop()
  await release('one')
  const { version } = await preview('two')
  expect(await release('two')).toBe(version)
  await endPreview(registry, APP, version)

  expect([isThere(version), servedVersion(known())]).toEqual([true, version])
})
