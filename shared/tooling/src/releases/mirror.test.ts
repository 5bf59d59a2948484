import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withRelease } from '@shop/service-kit/releases/releases'
import type { StoredFile } from '../release-store/store-calls.ts'
import { hashOf } from '../webpack/asset-list.ts'
import { mirrorReleases } from './mirror.ts'

const parts = mkdtempSync(path.join(tmpdir(), 'shop-mirror-'))
afterAll(() => rmSync(parts, { recursive: true }))

const built: Record<string, string> = {
  'remote.1a1a1a1a.js': 'script',
  'page.2b2b2b2b.css': 'style',
  'font.3c3c3c3c.woff2': 'font',
  'contract.json': '{}',
}
const integrity = Object.fromEntries(Object.entries(built).map(([name, content]) => [name, hashOf(content)]))
const list = JSON.stringify({ integrity })
const digest = createHash('sha256').update(list).digest('hex')
const files: Record<string, string> = { ...built, 'assets.json': list, 'remote.1a1a1a1a.js.br': 'compressed' }
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

test('to compare contracts with it, what tells of a version is brought', async () => {
  const folder = path.join(parts, 'compared')
  await mirrorReleases({ calls, parts: folder, files: 'lists' })

  expect(broughtTo(folder)).toEqual(['assets.json', 'contract.json'])
})

test('to draw pages with it, all its files are brought, styles and fonts among them', async () => {
  const folder = path.join(parts, 'shown')
  await mirrorReleases({ calls, parts: folder, files: 'all' })

  expect(broughtTo(folder)).toEqual([
    'assets.json',
    'contract.json',
    'font.3c3c3c3c.woff2',
    'page.2b2b2b2b.css',
    'remote.1a1a1a1a.js',
  ])
})

test('a file that is not what its list states is left out, and the next time it is asked for again', async () => {
  const folder = path.join(parts, 'altered')
  const altered = async (file: StoredFile) =>
    file.name === 'page.2b2b2b2b.css' ? Buffer.from('altered') : calls.read(file)
  await mirrorReleases({ calls: { ...calls, read: altered }, parts: folder, files: 'all' })
  expect(broughtTo(folder)).not.toContain('page.2b2b2b2b.css')

  await mirrorReleases({ calls, parts: folder, files: 'all' })
  expect(broughtTo(folder)).toContain('page.2b2b2b2b.css')
})

test('a way back brings nothing, so that it waits for nothing', async () => {
  const folder = path.join(parts, 'back')
  await mirrorReleases({ calls, parts: folder, files: 'none' })

  expect(existsSync(folder)).toBe(false)
})

test('of a service what its versions store is brought, never their sources; what a shape began with is in no store', async () => {
  const folder = path.join(parts, 'service')
  const stored: Record<string, string> = { 'stored.json': '{}', 'sources.tar.gz': 'packed' }
  const hashes = Object.fromEntries(Object.entries(stored).map(([name, content]) => [name, hashOf(content)]))
  const listed = JSON.stringify({ commit: 'c'.repeat(40), integrity: hashes })
  const made = { ...release, version: 'c'.repeat(12), digest: createHash('sha256').update(listed).digest('hex') }
  const begun = withRelease(null, { ...release, version: 'working-tree', digest: '' }, 'build')
  const ofService = {
    fetchReleases: async (part: string) => (part === 'catalog' ? withRelease(begun, made, 'release') : null),
    read: async ({ name }: StoredFile) => Buffer.from({ ...stored, 'assets.json': listed }[name] ?? ''),
  }
  await mirrorReleases({ calls: ofService, parts: folder, files: 'all' })

  const dist = path.join(folder, 'services/catalog/dist')
  expect(readdirSync(dist)).toEqual([made.version])
  expect(readdirSync(path.join(dist, made.version)).toSorted()).toEqual(['assets.json', 'stored.json'])
})
