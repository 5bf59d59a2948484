import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Bucket } from '@shop/service-kit/bucket/bucket'
import { nameInBucket } from '@shop/service-kit/releases/bucket-names'
import { createBucketStore } from '@shop/service-kit/releases/bucket-store'
import { type Releases, withCanary, withRelease } from '@shop/service-kit/releases/releases'
import { routesOfSources } from '@shop/tooling/source-routes'

const INTEGRITY_FILE = 'integrity.9e9e9e9e.json'
const sha256 = (content: string | Buffer) => createHash('sha256').update(content)
const bytes = (content: string | Buffer) => new Uint8Array(Buffer.from(content))

/** Lays a version of a part with one script into a bucket, as the admin service does: its files first, the registry last. */
export async function releaseToBucket(bucket: Bucket, part: 'host' | 'mf-catalog', script: string, share = 100) {
  const name = part === 'host' ? 'main' : 'remoteEntry'
  const file = `${name}.${sha256(script).digest('hex').slice(0, 8)}.js`
  const files = new Map([
    [file, script],
    [INTEGRITY_FILE, '{}'],
  ])
  const integrity = Object.fromEntries(
    [...files].map(([name, content]) => [name, `sha256-${sha256(content).digest('base64')}`]),
  )
  const chunks = { [part === 'host' ? 'main' : part.replaceAll('-', '_')]: [file] }
  const routes = part === 'host' ? undefined : await routesOfSources(part)
  const list = JSON.stringify({ routes, chunks, files: [...files.keys()], integrity, integrityFile: INTEGRITY_FILE })
  const digest = sha256(list).digest('hex')
  const version = digest.slice(0, 10)

  for (const [name, content] of files) await bucket.put(nameInBucket(part, version, name), bytes(content))
  await bucket.put(nameInBucket(part, version, `${file}.br`), bytes(brotliCompressSync(script)))
  await bucket.put(nameInBucket(part, version, 'assets.json'), bytes(list))
  const store = createBucketStore(bucket)
  const before = await store.read(part)
  const known = { version, digest, inputs: '', commit: 'c', at: new Date().toISOString(), by: 'olena' }
  const after: Releases = share === 100 ? withRelease(before, known, 'release') : withCanary(before, known, share)
  await store.write(part, after)
  return { version, name: nameInBucket(part, version, file), address: addressOf(part, version, file) }
}

function addressOf(part: string, version: string, file: string): string {
  return part === 'host' ? `/assets/${file}` : `/remotes/${part.replace('mf-', '')}/${version}/${file}`
}
