import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withRelease } from '@shop/service-kit/releases/releases'
import type { StoredFile } from '../release-store/store-calls.ts'
import { hashOf } from '../webpack/asset-list.ts'
import { mirrorReleases } from './mirror.ts'

const parts = mkdtempSync(path.join(tmpdir(), 'shop-mirror-'))
afterAll(() => rmSync(parts, { recursive: true }))

const names = ['remote.1a1a1a1a.js', 'page.2b2b2b2b.css', 'contract.json']
const list = JSON.stringify({ integrity: Object.fromEntries(names.map(name => [name, hashOf(name)])) })
const digest = createHash('sha256').update(list).digest('hex')
const files: Record<string, string> = {
  'assets.json': list,
  'remote.1a1a1a1a.js': 'script',
  'remote.1a1a1a1a.js.br': 'compressed',
  'page.2b2b2b2b.css': 'style',
  'contract.json': '{}',
}
const release = {
  version: digest.slice(0, 10),
  digest,
  inputs: '',
  commit: '',
  at: '2026-11-28T09:00:00Z',
  by: 'olena',
}
/** A store that has released one remote once. */
const calls = {
  fetchReleases: async (part: string) => (part === 'mf-account' ? withRelease(null, release, 'release') : null),
  read: async ({ name }: StoredFile) => (files[name] === undefined ? null : Buffer.from(files[name])),
}

const broughtTo = (folder: string) => readdirSync(path.join(folder, 'mf-account/dist', release.version)).toSorted()

test('to compare a release with it, of a version its scripts are brought as they are weighed', async () => {
  const folder = path.join(parts, 'compared')
  await mirrorReleases({ calls, parts: folder, files: 'scripts' })

  expect(broughtTo(folder)).toEqual(['assets.json', 'contract.json', 'remote.1a1a1a1a.js.br'])
})

test('to show it, all its files are brought', async () => {
  const folder = path.join(parts, 'shown')
  await mirrorReleases({ calls, parts: folder, files: 'all' })

  expect(broughtTo(folder)).toEqual(['assets.json', 'contract.json', 'page.2b2b2b2b.css', 'remote.1a1a1a1a.js'])
})
