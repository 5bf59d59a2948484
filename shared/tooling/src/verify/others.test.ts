import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readReleases } from '@shop/service-kit/releases/folder-store'
import { servedVersion } from '@shop/service-kit/releases/releases'
import { release } from '../../../../host/server/test/open-host.ts'
import { root } from '../webpack/root.ts'
import { foldersOfOthers, linesOfOthers, openOthers } from './others.ts'

const store = mkdtempSync(path.join(tmpdir(), 'shop-store-'))
afterAll(() => rmSync(store, { recursive: true }))

test('with a store of releases at hand the other parts are those that it hands out', async () => {
  release(store, 'mf-account', 'aaaa1111', { remote: ['remote.1a1a1a1a.js'] })
  const version = servedVersion(readReleases(store, 'mf-account'))

  const others = await openOthers('all', { RELEASES_DIR: store })

  expect(others).toMatchObject({ says: `the releases in ${store}`, isReleased: true })
  expect(await foldersOfOthers(others)('mf-account')).toBe(path.join(store, 'mf-account/dist', version ?? ''))
  const lines = await linesOfOthers(others, ['mf-catalog'])
  expect(lines).toContain(`  mf-account ${version}`)
  expect(lines).toContain('  mf-admin: not released yet: as this tree builds it')
  expect(lines.join()).not.toContain('mf-catalog')
})

test('without one they are what this tree has built, and that is said', async () => {
  const others = await openOthers('all', {})

  expect(others).toMatchObject({ isReleased: false, registry: { parts: root } })
  expect(others.says).toContain('no store of releases is at hand')
})
