import { ShopError } from '@shop/contracts/errors'
import { AwsClient } from 'aws4fetch'
import { measureOutsideCall } from '../metrics/outside-calls.ts'
import { listedObjects, nextToken, type StoredObject } from './listed-objects.ts'

export type BucketAccount = {
  /** Where it is reached, without the bucket: https://s3.eu-central-1.amazonaws.com, or a server of one's own. */
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
}

const TIME_OUT_MS = 8000
const NO_ROOM = [413, 507]
/** The object is another by now; 409: another is written at this moment. */
const IS_ANOTHER = [409, 412]
// An object that is not there, or is another, is an answer.
const isRefused = (end: unknown) => end instanceof Response && !end.ok && ![404, ...IS_ANOTHER].includes(end.status)

export type Bucket = ReturnType<typeof openBucket>

/**
 * A bucket of a storage that speaks S3. Requests are signed; keys never leave here. A request waits no longer than eight seconds: people
 * try again.
 * @throws ShopError `storage_unavailable` of every call when the storage does not answer, or refuses; `storage_full` when it has no room.
 */
export function openBucket({ endpoint, bucket, region, key, secret }: BucketAccount) {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: 0 })
  const address = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  const addressOf = (name: string) => `${address}/${name.split('/').map(encodeURIComponent).join('/')}`

  async function ask(url: string, init: RequestInit): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(TIME_OUT_MS)
      return await measureOutsideCall('s3', () => client.fetch(url, { ...init, signal, redirect: 'error' }), isRefused)
    } catch {
      throw new ShopError('storage_unavailable')
    }
  }

  /** Writes an object; false where a condition stood that does not hold. */
  async function write(name: string, content: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
    const length = { 'Content-Length': String(content.length) }
    const answer = await ask(addressOf(name), { method: 'PUT', headers: { ...headers, ...length }, body: content })
    await answer.body?.cancel()
    if (answer.ok) return true
    if (IS_ANOTHER.includes(answer.status)) return false
    throw new ShopError(NO_ROOM.includes(answer.status) ? 'storage_full' : 'storage_unavailable')
  }

  async function read(name: string): Promise<{ content: Buffer; tag: string } | null> {
    const answer = await ask(addressOf(name), { method: 'GET' })
    if (answer.ok) return { content: await bytesOf(answer), tag: answer.headers.get('etag') ?? '' }
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new ShopError('storage_unavailable')
  }

  return {
    /** Writes an object, whatever was there before. */
    async put(name: string, content: Uint8Array<ArrayBuffer>, type = 'application/octet-stream'): Promise<void> {
      if (!(await write(name, content, { 'Content-Type': type }))) throw new ShopError('storage_unavailable')
    },

    /**
     * Writes an object only over the one with this tag; null: only where none is. False when another writer was first.
     */
    putOver: (name: string, content: Uint8Array<ArrayBuffer>, tag: string | null): Promise<boolean> =>
      write(name, content, {
        'Content-Type': 'application/json',
        ...(tag === null ? { 'If-None-Match': '*' } : { 'If-Match': tag }),
      }),

    /** What an object holds, with its tag, which changes with it; null when there is none. */
    read,

    /** All objects whose names begin so. */
    async list(prefix: string): Promise<StoredObject[]> {
      const found: StoredObject[] = []
      let token: string | null = null
      do {
        const from: string = token === null ? '' : `continuation-token=${encodeURIComponent(token)}&`
        const answer = await ask(`${address}?${from}list-type=2&prefix=${encodeURIComponent(prefix)}`, {
          method: 'GET',
        })
        const text = (await bytesOf(answer)).toString()
        if (!answer.ok) throw new ShopError('storage_unavailable')
        found.push(...listedObjects(text))
        token = nextToken(text)
      } while (token !== null)
      return found
    },

    /** Removes an object. One that is not there is no mistake. */
    async remove(name: string): Promise<void> {
      const answer = await ask(addressOf(name), { method: 'DELETE' })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw new ShopError('storage_unavailable')
    },
  }
}

/** A line that breaks in the middle has brought nothing. */
async function bytesOf(answer: Response): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await answer.arrayBuffer())
  } catch {
    throw new ShopError('storage_unavailable')
  }
}
