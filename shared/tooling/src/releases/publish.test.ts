import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { alteredFiles } from '@shop/service-kit/releases/altered-files'
import { createFolderStore, readReleases } from '@shop/service-kit/releases/folder-store'
import { canaryOf, servedVersion } from '@shop/service-kit/releases/releases'
import { hashOf } from '../webpack/asset-list.ts'
import { folderOfVersion } from './place.ts'
import { changeShare, publish, rollBack } from './publish.ts'
import { canaryFolders, servedFolders } from './served.ts'

const APP = 'mf-catalog'
const FILE = 'page-store.1a1a1a1a.js'
const folders: string[] = []

/** An empty registry, and what webpack would have built. */
function aShop() {
  const parts = mkdtempSync(path.join(tmpdir(), 'shop-publish-'))
  folders.push(parts)
  const registry = { parts, store: createFolderStore(parts) }
  const folder = path.join(parts, 'built')
  const build = (text: string) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, FILE), text)
    writeFileSync(path.join(folder, 'assets.json'), JSON.stringify({ integrity: { [FILE]: hashOf(text) } }))
  }
  return {
    registry,
    fileOf: (version: string) => path.join(folderOfVersion(registry, APP, version), FILE),
    served: () => servedVersion(readReleases(parts, APP)),
    release: (text: string) => {
      build(text)
      return publish(registry, APP, { folder, inputs: text }, 'release')
    },
    canary: (text: string, share: number) => {
      build(text)
      return publish(registry, APP, { folder, inputs: text }, { share })
    },
  }
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('a release is handed out, and the one before stays for open tabs', async () => {
  const { release, served, fileOf } = aShop()
  const first = await release('one')
  const second = await release('two')

  expect(served()).toBe(second)
  expect([first, second].map(version => existsSync(fileOf(version)))).toEqual([true, true])
})

test('the same contents are the same version', async () => {
  const { release, served } = aShop()
  const first = await release('one')

  expect([await release('one'), served()]).toEqual([first, first])
})

test('other files under a version that is known are refused by name, and nothing changes', async () => {
  const { release, served, fileOf } = aShop()
  const first = await release('one')
  const second = await release('two')
  writeFileSync(fileOf(first), 'altered')

  await expect(release('one')).rejects.toThrow(`a version never changes: ${FILE}`)
  expect(served()).toBe(second)
})

test('the way back hands out what was there before, at once', async () => {
  const { registry, release, served } = aShop()
  const first = await release('one')
  await release('two')

  expect(await rollBack(registry, APP)).toBe(first)
  expect(served()).toBe(first)
})

test('there is no way back to a version whose files were altered', async () => {
  const { registry, release, served, fileOf } = aShop()
  writeFileSync(fileOf(await release('one')), 'altered')
  const second = await release('two')

  await expect(rollBack(registry, APP)).rejects.toThrow(`is not what was released: ${FILE}`)
  expect(served()).toBe(second)
})

test('an altered list of contents is noticed, too', async () => {
  const { registry, release } = aShop()
  const version = await release('one')
  const folder = folderOfVersion(registry, APP, version)
  const digest = readReleases(registry.parts, APP)?.versions[0]?.digest ?? ''
  expect(await alteredFiles(folder, digest)).toEqual([])

  writeFileSync(path.join(folder, FILE), 'altered')
  writeFileSync(path.join(folder, 'assets.json'), JSON.stringify({ integrity: { [FILE]: hashOf('altered') } }))
  expect(await alteredFiles(folder, digest)).toEqual(['assets.json'])
})

test('files of the sixth version before this one are removed', async () => {
  const { registry, release, fileOf } = aShop()
  const versions: string[] = []
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) versions.push(await release(text))

  expect(versions.map(version => existsSync(fileOf(version)))).toEqual([false, true, true, true, true, true, true])
  expect(readdirSync(path.join(registry.parts, APP, 'dist')).filter(name => name.endsWith('.new'))).toEqual([])
})

test('of those who release one part at the same time nobody is lost', async () => {
  const { registry, release } = aShop()
  const first = await release('one')
  const second = await release('two')
  await Promise.all([rollBack(registry, APP, first), rollBack(registry, APP, second)])

  const done = readReleases(registry.parts, APP)?.history.map(({ version }) => version)
  expect(done?.slice(0, 2).toSorted()).toEqual([first, second].toSorted())
})

test('a canary is handed out beside the stable version, then to everybody', async () => {
  const { registry, release, canary, served } = aShop()
  const stable = await release('one')
  const version = await canary('two', 10)
  expect(served()).toBe(stable)

  expect(await changeShare(registry, APP, 50)).toBe(version)
  expect(canaryOf(readReleases(registry.parts, APP))).toEqual({ version, share: 50 })
  expect(await canaryFolders(registry)(APP)).toBe(folderOfVersion(registry, APP, version))
  expect(await servedFolders(registry)(APP)).toBe(folderOfVersion(registry, APP, stable))
  expect(await changeShare(registry, APP, 100)).toBe(version)
  expect(served()).toBe(version)
})

test('a canary whose files were altered goes to nobody else', async () => {
  const { registry, release, canary, fileOf } = aShop()
  await release('one')
  const version = await canary('two', 10)
  writeFileSync(fileOf(version), 'altered')

  await expect(changeShare(registry, APP, 50)).rejects.toThrow(`is not what was released: ${FILE}`)
  expect(canaryOf(readReleases(registry.parts, APP))?.share).toBe(10)
})

test('files of the stable version and of the two before it stay while many canaries are tried', async () => {
  const { release, canary, fileOf } = aShop()
  const stable: string[] = []
  for (const text of ['1', '2', '3']) stable.push(await release(text))
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await canary(text, 0)

  expect(stable.map(version => existsSync(fileOf(version)))).toEqual([true, true, true])
})
