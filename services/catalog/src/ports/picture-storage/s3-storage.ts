import { readFile } from 'node:fs/promises'
import { ShopError } from '@shop/contracts/errors'
import { measureOutsideCall } from '@shop/service-kit/metrics/outside-calls'
import { AwsClient } from 'aws4fetch'
import type { PictureStorage } from './picture-storage.ts'

export type S3Account = {
  /** Where it is reached, without the bucket: https://s3.eu-central-1.amazonaws.com, or a server of one's own. */
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
}

const TIME_OUT_MS = 8000
const NO_ROOM = [413, 507]

// A picture that is not there is an answer.
const isRefused = (end: unknown) => end instanceof Response && !end.ok && end.status !== 404

/** Pictures in a bucket of a storage that speaks S3, for shops of several machines. Requests are signed; keys never leave here. */
export function createS3Storage({ endpoint, bucket, region, key, secret }: S3Account): PictureStorage {
  // Requests wait no longer than a few seconds for an answer: people try again.
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: 0 })
  const addressOf = (name: string) => `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/${name}.webp`

  async function ask(name: string, init: RequestInit): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(TIME_OUT_MS)
      const asking = () => client.fetch(addressOf(name), { ...init, signal, redirect: 'error' })
      return await measureOutsideCall('s3', asking, isRefused)
    } catch {
      throw new ShopError('storage_unavailable')
    }
  }

  return {
    async put(name, file) {
      const picture = new Uint8Array(await readFile(file))
      const headers = { 'Content-Type': 'image/webp', 'Content-Length': String(picture.length) }
      const answer = await ask(name, { method: 'PUT', headers, body: picture })
      await answer.body?.cancel()
      if (!answer.ok) throw new ShopError(NO_ROOM.includes(answer.status) ? 'storage_full' : 'storage_unavailable')
    },
    async find(name) {
      const answer = await ask(name, { method: 'GET' })
      if (answer.ok) return bytesOf(answer)
      await answer.body?.cancel()
      if (answer.status === 404) return null
      throw new ShopError('storage_unavailable')
    },
    async remove(name) {
      const answer = await ask(name, { method: 'DELETE' })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw new ShopError('storage_unavailable')
    },
  }
}

/** A line that breaks in the middle has brought no picture. */
async function bytesOf(answer: Response): Promise<Buffer> {
  try {
    return Buffer.from(await answer.arrayBuffer())
  } catch {
    throw new ShopError('storage_unavailable')
  }
}
