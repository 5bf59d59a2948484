import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { watchReleases } from '@shop/service-kit/releases/open-releases'
import { release } from '../test/open-host.ts'
import { beginStore } from './begin-store.ts'
import { createBuilds, stableBuilds } from './builds.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-begin-'))
const [image, store] = [path.join(folder, 'image'), path.join(folder, 'store')]
const catalog = { mf_catalog: ['remoteEntry.1a1a1a1a.js'] }
afterAll(() => rmSync(folder, { recursive: true }))

const begin = () => beginStore({ from: image, to: store, store: createFolderStore(store) })

async function served() {
  const { findReleases: known } = await watchReleases({ root: image, store })
  const build = stableBuilds(createBuilds(image, { store, releases: known }))('mf-catalog')
  return [build?.version, path.relative(folder, build?.folder ?? '')]
}

test('a store begins with what was built, and is what the shop shows from then on', async () => {
  release(image, 'mf-catalog', 'bbbb2222', catalog)
  expect(await served()).toEqual(['bbbb2222', 'image/mf-catalog/dist/bbbb2222'])

  expect(await begin()).toContain('mf-catalog: begins with bbbb2222')
  expect(await served()).toEqual(['bbbb2222', 'store/mf-catalog/dist/bbbb2222'])
})

test('a store that is begun again keeps what was released since', async () => {
  release(store, 'mf-catalog', 'cccc3333', catalog)
  release(image, 'mf-catalog', 'dddd4444', catalog)

  expect(await begin()).toContain('mf-catalog: has begun before, and stays as it is')
  expect(await served()).toEqual(['cccc3333', 'store/mf-catalog/dist/cccc3333'])
  expect(existsSync(path.join(store, 'mf-catalog/dist/dddd4444'))).toBe(false)
})

test('a part that is new to the store begins beside the others', async () => {
  release(image, 'mf-account', 'eeee5555', { mf_account: ['remoteEntry.1a1a1a1a.js'] })

  expect(await begin()).toContain('mf-account: begins with eeee5555')
})
