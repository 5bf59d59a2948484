import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { digestOf } from '@shop/service-kit/releases/altered-files'
import { createFolderStore, readReleases } from '@shop/service-kit/releases/folder-store'
import { release } from '../../../../host/server/test/open-host.ts'
import { appNames } from '../apps.ts'
import { servedFolders } from '../releases/served.ts'
import { startTrialHost } from './trial-host.ts'

const parts = mkdtempSync(path.join(tmpdir(), 'shop-tried-'))
// It has nothing to show, so pages come without data.
const shop = createServer((_req, res) => res.writeHead(404).end('{}'))
afterAll(() => {
  shop.close()
  rmSync(parts, { recursive: true })
})

test('pages come with the build that is tried, beside the parts that are handed out, and the registry stays as it is', async () => {
  const main = { main: ['main.0a0a0a0a.js'], starter: ['starter.0d0d0d0d.js'], 'texts-uk': ['texts-uk.0c0c0c0c.js'] }
  const entry = (part: string, file: string) => ({
    [part.replaceAll('-', '_')]: [file],
    remote: ['remote.1b1b1b1b.js'],
  })
  for (const part of appNames)
    release(parts, part, 'aaaa1111', part === 'host' ? main : entry(part, 'remoteEntry.1a1a1a1a.js'))
  const before = readReleases(parts, 'mf-catalog')
  const tried = path.join(parts, 'tried')
  release(tried, 'mf-catalog', 'built', entry('mf-catalog', 'remoteEntry.2b2b2b2b.js'))
  const built = path.join(tried, 'mf-catalog/dist/built')
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
  const served = servedFolders({ parts, store: createFolderStore(parts) })
  const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`

  const { origin, stop } = await startTrialHost('mf-catalog', built, served, address)
  const registry = await (await fetch(`${origin}/registry.json`)).json()
  await stop()
  expect(registry['mf-catalog'].version).toBe((await digestOf(built)).slice(0, 10))
  expect(registry['mf-account'].version).toBe((await digestOf(await served('mf-account'))).slice(0, 10))
  expect(readReleases(parts, 'mf-catalog')).toEqual(before)
  // What it handed out were links: the files themselves are still there.
  expect(existsSync(path.join(built, 'remoteEntry.2b2b2b2b.js'))).toBe(true)
})
