import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { remoteNames } from '@shop/contracts/parts'
import type { ReleasedRoute } from '@shop/contracts/routes/remote-routes'
import { demonstrationDetails } from '@shop/contracts/texts/shop-details'
import { createLocalApi, type PublicApi } from '@shop/service-kit/between-services/local-api'
import type { StaffApi } from '@shop/service-kit/between-services/staff-api'
import type { LocalInput } from '@shop/service-kit/calls/routes'
import type { Release, Releases } from '@shop/service-kit/releases/releases'
import { routesOfSources } from '@shop/tooling/source-routes'
import Koa from 'koa'
import { createHostServer } from '../host-server.ts'

let revision = 0
const INTEGRITY_FILE = 'integrity.9e9e9e9e.json'

type Answers = Record<string, unknown>
type HostOptions = Partial<Parameters<typeof createHostServer>[0]>

const nobody: StaffApi = {
  call: async () => {
    throw new ShopError('not_authenticated')
  },
}

/**
 * A host server over made-up builds, whose pages are those of the sources; `answers` says what services answer, by path. Of the
 * catalogue alone there are files.
 */
export async function openHost(answers: Answers = {}, staff = nobody, options: HostOptions = {}) {
  await readSources()
  const root = mkdtempSync(path.join(tmpdir(), 'shop-host-'))
  release(root, 'host', 'aaaa1111', {
    main: ['main.0a0a0a0a.js', 'main.0b0b0b0b.css'],
    'texts-uk': ['texts-uk.0c0c0c0c.js'],
    starter: ['starter.0d0d0d0d.js'],
  })
  release(root, 'mf-catalog', 'bbbb2222', {
    mf_catalog: ['remoteEntry.1a1a1a1a.js'],
    remote: ['remote.1b1b1b1b.js'],
    'page-home': ['page-home.1c1c1c1c.js', 'page-home.1d1d1d1d.css'],
  })
  for (const name of remoteNames) if (name !== 'mf-catalog') release(root, name, 'dddd4444', {})
  const { middleware, reports, ready } = createHostServer({
    api: answering({ '/api/shop-details': { details: demonstrationDetails }, ...answers }),
    staff,
    publicOrigin: 'https://levada.example',
    root,
    ...options,
  })
  const app = new Koa()
  // A test that looks at the headers of a file only hangs up on the rest.
  app.silent = true
  const server = app.use(middleware).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    root,
    reports,
    ready,
    get: (place: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${place}`, { headers, redirect: 'manual' }),
    post: (place: string, body: string) => fetch(`http://127.0.0.1:${port}${place}`, { method: 'POST', body }),
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(root, { recursive: true })
    },
  }
}

type ReleaseOptions = {
  kept?: string[]
  served?: Releases['served']
  /** Of versions that not everybody has had. */
  reach?: Record<string, Release['reach']>
  history?: Releases['history']
  origin?: string
  /** That all apps of a page share. */
  packages?: Record<string, string>
  /** The routes of the sources unless given. */
  routes?: readonly ReleasedRoute[] | null
}

const ofSources = new Map<string, readonly ReleasedRoute[]>()

/** What a made-up file is said to hold, as browsers are told. */
export function hashOf(file: string): string {
  return `sha256-${createHash('sha256').update(file).digest('base64')}`
}

/** Before the first release: what the remotes' sources say of their pages. */
async function readSources(): Promise<void> {
  for (const name of remoteNames) ofSources.set(name, await routesOfSources(name))
}

/** Lays down a version, and says that it is the newest one. */
export function release(
  root: string,
  part: string,
  version: string,
  chunks: Record<string, string[]>,
  {
    kept = [version],
    served = [{ version, share: 100 }],
    reach = {},
    history = [],
    origin,
    packages,
    routes = ofSources.get(part),
  }: ReleaseOptions = {},
) {
  const folder = path.join(root, part, 'dist', version)
  mkdirSync(folder, { recursive: true })
  const files = Object.values(chunks).flat()
  for (const file of files) writeFileSync(path.join(folder, file), `/* ${part} ${version} ${file} */`)
  const integrity = Object.fromEntries([...files, INTEGRITY_FILE].map(file => [file, hashOf(file)]))
  const list = { chunks, files, integrity, integrityFile: INTEGRITY_FILE, routes: routes ?? undefined }
  writeFileSync(path.join(folder, 'assets.json'), JSON.stringify({ ...list, shared: packages && { packages } }))
  const released = { inputs: '', commit: '', at: '2026-11-23T10:00:00.000Z', by: 'olena' }
  const known = (version: string): Release => {
    const text = readFileSync(path.join(root, part, 'dist', version, 'assets.json'))
    const digest = createHash('sha256').update(text).digest('hex')
    return { version, digest, ...released, reach: reach[version], origin }
  }
  revision += 1
  const releases: Releases = { revision, served, versions: kept.map(known), history }
  writeFileSync(path.join(root, part, `dist/releases-${revision}.json`), JSON.stringify(releases))
}

function answering(answers: Answers): PublicApi {
  return {
    ...createLocalApi([]),
    async call<Called extends AnyEndpoint>({ path, result }: Called, { query = {} }: LocalInput = {}) {
      const known = answers[path]
      const answer = typeof known === 'function' ? known(query) : known
      if (answer === undefined) throw new ShopError('not_found')
      return result.parse(answer) as never
    },
  }
}
