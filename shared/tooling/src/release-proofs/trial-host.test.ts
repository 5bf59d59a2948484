import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
const built = path.join(parts, 'tried/mf-catalog/dist/built')
const served = servedFolders({ parts, store: createFolderStore(parts) })
// It has nothing to show, so pages come without data.
const shop = createServer((_req, res) => res.writeHead(404).end('{}'))
let address: string

beforeAll(async () => {
  const main = { main: ['main.0a0a0a0a.js'], starter: ['starter.0d0d0d0d.js'], 'texts-uk': ['texts-uk.0c0c0c0c.js'] }
  const entry = (part: string, file: string) => ({
    [part.replaceAll('-', '_')]: [file],
    remote: ['remote.1b1b1b1b.js'],
  })
  for (const part of appNames)
    release(parts, part, 'aaaa1111', part === 'host' ? main : entry(part, 'remoteEntry.1a1a1a1a.js'))
  release(path.join(parts, 'tried'), 'mf-catalog', 'built', entry('mf-catalog', 'remoteEntry.2b2b2b2b.js'))
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
})
afterAll(() => {
  shop.close()
  rmSync(parts, { recursive: true })
})

test('pages come with the build that is tried, beside the parts that are handed out, and the registry stays as it is', async () => {
  const before = readReleases(parts, 'mf-catalog')

  const { origin, stop } = await startTrialHost('mf-catalog', built, served, address)
  const registry = await (await fetch(`${origin}/registry.json`)).json()
  await stop()
  expect(registry['mf-catalog'].version).toBe((await digestOf(built)).slice(0, 10))
  expect(registry['mf-account'].version).toBe((await digestOf(await served('mf-account'))).slice(0, 10))
  expect(readReleases(parts, 'mf-catalog')).toEqual(before)
  // What it handed out were links: the files themselves are still there.
  expect(existsSync(path.join(built, 'remoteEntry.2b2b2b2b.js'))).toBe(true)
})

test.each([
  ['is killed', 'SIGKILL', ''],
  ['is interrupted', 'SIGINT', 'ended by SIGINT; npm run releases says what visitors get\n'],
  ['loses its reader', null, 'ended, as nobody reads what it prints; npm run releases says what visitors get\n'],
] as const)('a command that %s takes its trial host with it', async (_, signal, said) => {
  const script = path.join(import.meta.dirname, 'test/hold-trial-host.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, parts, built, address]
  const command = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  command.stderr.on('data', chunk => (printed += String(chunk)))
  const [line] = await once(command.stdout, 'data')
  const origin = String(line).match(/at (\S+)/)?.[1] ?? ''
  expect((await fetch(`${origin}/health/live`)).ok).toBe(true)

  // Nothing has its pipes any more once they close, and a CI job would wait for no one.
  const closed = once(command, 'close')
  if (signal) command.kill(signal)
  command.stdout.destroy()
  await closed
  await expect(fetch(`${origin}/health/live`)).rejects.toThrow()
  expect(printed).toBe(said)
})
