import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { tokenDigest } from '@shop/service-kit/auth/tokens'
import type { Bucket } from '@shop/service-kit/bucket/bucket'
import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { type ReleaseStore, withRelease } from '@shop/service-kit/releases/releases'
import { closersOfNow } from '@shop/testing/after-test'
import type { Browser } from '@shop/testing/browser'
import { aRelease } from './canary.ts'
import { startApi } from './start-api.ts'

/** Of the team of the catalogue, and of the team of the frame. */
export const tokenOf = { catalogue: 'c'.repeat(43), frame: 'f'.repeat(43) }
export const part = 'mf-catalog'
/** Of a newer table of parts. */
export const unknownPart = 'mf-atelier'
export const first = '0000000001'

const INTEGRITY_FILE = 'integrity.2b2b2b2b.json'
const sha256 = (content: string | Buffer) => createHash('sha256').update(content)

/** A build with one page and its compressed twin, and what its folder would be called. */
export function aBuild(text: string) {
  const page = `page-store.${sha256(text).digest('hex').slice(0, 8)}.js`
  const files = new Map<string, Buffer>([
    [page, Buffer.from(text)],
    ['remoteEntry.1a1a1a1a.js', Buffer.from('entry')],
    [INTEGRITY_FILE, Buffer.from('{}')],
  ])
  const integrityOf = (content: Buffer) => `sha256-${sha256(content).digest('base64')}`
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]))
  const chunks = { mf_catalog: ['remoteEntry.1a1a1a1a.js'], 'page-store': [page] }
  const stated = { chunks, files: [...files.keys()], integrity, integrityFile: INTEGRITY_FILE }
  const list = Buffer.from(JSON.stringify(stated))
  files.set(`${page}.br`, brotliCompressSync(text))
  return { version: sha256(list).digest('hex').slice(0, 10), list, page, files }
}

type StoreDeps = Parameters<typeof startApi>[0] & { bucket?: Bucket; store?: ReleaseStore }

/** The admin service with a store that has begun, of a folder unless a bucket is given with its registry, and what a team sends to it. */
export async function startStore({ bucket, store: inBucket, ...deps }: StoreDeps = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'shop-release-store-'))
  closersOfNow().push(async () => rmSync(root, { recursive: true, force: true }))
  const store = inBucket ?? createFolderStore(root)
  if (!inBucket) await store.write(part, withRelease(null, aRelease(first), 'build'))
  const tokens = [
    { team: 'catalogue', parts: [part, 'catalog'] as const, digest: tokenDigest(tokenOf.catalogue) },
    { team: 'frame', parts: ['host', 'services', unknownPart] as const, digest: tokenDigest(tokenOf.frame) },
  ]
  const api = await startApi({ releases: { store, root, bucket: bucket ?? null, secret: null, tokens }, ...deps })
  const browser = api.open()
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const address = (version: string, name: string, of = part) =>
    `/api/admin/releases/files?part=${of}&version=${version}&name=${name}`

  const sender = {
    put: (version: string, name: string, body: Buffer, token = tokenOf.catalogue, of = part) =>
      browser.send('PUT', address(version, name, of), { body, headers: bearer(token) }),
    get: (version: string, name: string, token = tokenOf.catalogue, of = part) =>
      browser.get(address(version, name, of), bearer(token)),
    change: (json: object, token = tokenOf.catalogue, of = part) =>
      browser.send('PUT', `/api/admin/releases/parts/${of}`, {
        json: { person: 'olena', reason: 'a shorter title', ...json },
        headers: bearer(token),
      }),
    registered: (token = tokenOf.catalogue, of = part) => browser.get(`/api/admin/releases/parts/${of}`, bearer(token)),
  }

  async function sendFiles({ version, list, files }: ReturnType<typeof aBuild>) {
    await sender.put(version, 'assets.json', list)
    for (const [name, content] of files) await sender.put(version, name, content)
  }
  /** All of it in the order in which it belongs. */
  async function release(build: ReturnType<typeof aBuild>, more: object = {}) {
    await sendFiles(build)
    return sender.change({ what: 'publish', version: build.version, inputs: 'i', commit: 'a1b2c3d4', ...more })
  }
  return { ...api, ...sender, root, store, tokens, browser, sendFiles, release }
}

export type Answered = Awaited<ReturnType<Browser['send']>>
export const outcome = ({ status, body }: Answered) => [status, body.error?.code]

/** The disk of the store has no room for one file, that is being written at this point. */
export function fillDiskAt(point: FailpointName): void {
  const disarm = armFailpoint(point, () => {
    disarm()
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
}
