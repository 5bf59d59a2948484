import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readReleases } from '@shop/service-kit/releases/folder-store'
import { hashOf, release } from '../test/open-host.ts'
import { createBuilds, stableBuilds } from './builds.ts'
import { registryOf } from './registry.ts'

const root = mkdtempSync(path.join(tmpdir(), 'shop-builds-'))
let now = 0
const builds = createBuilds(root, { now: () => now })
const catalog = { mf_catalog: ['remoteEntry.1a1a1a1a.js'] }

/** The registry as it is seen a moment later. */
function registry() {
  now += 2000
  return registryOf(stableBuilds(builds))
}

afterAll(() => rmSync(root, { recursive: true }))

test('a remote whose files are gone is left out of the registry, and comes back with them', () => {
  release(root, 'mf-catalog', 'bbbb2222', catalog)
  expect(registry()).toEqual({
    'mf-catalog': {
      version: 'bbbb2222',
      entry: '/remotes/catalog/bbbb2222/remoteEntry.1a1a1a1a.js',
      integrity: {
        'remoteEntry.1a1a1a1a.js': hashOf('remoteEntry.1a1a1a1a.js'),
        'integrity.9e9e9e9e.json': hashOf('integrity.9e9e9e9e.json'),
      },
    },
  })

  rmSync(path.join(root, 'mf-catalog/dist/bbbb2222'), { recursive: true })
  expect(registry()).toEqual({})

  release(root, 'mf-catalog', 'bbbb2222', catalog)
  expect(Object.keys(registry())).toEqual(['mf-catalog'])
})

test('a new release is noticed without a restart', () => {
  release(root, 'mf-catalog', 'cccc3333', catalog)

  expect(registry()['mf-catalog']?.version).toBe('cccc3333')
})

test('a release whose list of contents was altered is none', () => {
  const list = path.join(root, 'mf-catalog/dist/dddd4444/assets.json')
  release(root, 'mf-catalog', 'dddd4444', catalog)
  writeFileSync(list, readFileSync(list, 'utf8').replace('remoteEntry', 'anotherEntry'))

  expect(registry()).toEqual({})
})

test('where the registry is elsewhere, it counts and not the files beside the builds', () => {
  release(root, 'mf-catalog', 'bbbb2222', catalog)
  const registered = readReleases(root, 'mf-catalog')
  release(root, 'mf-catalog', 'eeee5555', catalog)
  const ofDatabase = createBuilds(root, { releases: part => (part === 'mf-catalog' ? registered : null) })

  expect(registryOf(stableBuilds(ofDatabase))['mf-catalog']?.version).toBe('bbbb2222')
})

test('a remote that names another origin has its files there, if it may', () => {
  const origin = 'https://catalog.example'
  release(root, 'mf-catalog', 'ffff6666', catalog, { origin })
  const mayComeFrom = (part: string, named: string) => part === 'mf-catalog' && named === origin
  const allowed = registryOf(stableBuilds(createBuilds(root, { mayComeFrom })))

  expect(allowed['mf-catalog']?.entry).toBe(`${origin}/remotes/catalog/ffff6666/remoteEntry.1a1a1a1a.js`)
  expect(registryOf(stableBuilds(createBuilds(root)))).toEqual({})
})

test('while the registry cannot be read, or names nothing any more, the last entry counts, and the problem is reported', () => {
  release(root, 'mf-catalog', 'abab1212', catalog)
  const good = readReleases(root, 'mf-catalog')
  const problems: (string | null)[] = []
  let answer: () => typeof good = () => good
  let time = 0
  const watched = createBuilds(root, {
    releases: part => (part === 'mf-catalog' ? answer() : null),
    onLook: (part, problem) => part === 'mf-catalog' && problems.push(problem),
    now: () => (time += 2000),
  })
  const version = () => registryOf(stableBuilds(watched))['mf-catalog']?.version
  expect([version(), problems.at(-1)]).toEqual(['abab1212', null])

  answer = () => {
    throw new Error('no such disk')
  }
  expect([version(), problems.at(-1)]).toEqual(['abab1212', 'the registry of releases cannot be read: no such disk'])
  answer = () => null
  expect([version(), problems.at(-1)]).toEqual(['abab1212', 'the registry of releases names no version'])
})
