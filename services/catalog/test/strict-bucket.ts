import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '@shop/service-kit/app/listen'

export const account = { bucket: 'levada', region: 'eu-central-1', key: 'AKIDLEVADA', secret: 'a secret/with+signs' }

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * A bucket that answers as S3 does and takes nothing on trust: it works out each signature for itself, from the documents of
 * Signature Version 4 and not from the library that signs. `mode` makes it fail.
 */
export async function openBucket() {
  const objects = new Map<string, Buffer>()
  const state: { mode: 'well' | 'full' | 'broken' | 'hangs up' } = { mode: 'well' }
  const refused: string[] = []

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part)
    const body = Buffer.concat(parts)
    const reply = (status: number, content: Buffer | string = '') => void res.writeHead(status).end(content)
    const wrong = wrongWith(req, body)
    if (wrong) {
      refused.push(wrong)
      return reply(403, `<Error><Code>${wrong}</Code></Error>`)
    }
    if (state.mode === 'hangs up') return void res.destroy()
    if (state.mode === 'broken') return reply(500, '<Error><Code>InternalError</Code></Error>')
    const [, bucket, name = ''] = (req.url ?? '').split('/')
    if (bucket !== account.bucket) return reply(404, '<Error><Code>NoSuchBucket</Code></Error>')
    if (req.method === 'PUT') {
      if (state.mode === 'full') return reply(507, '<Error><Code>XMinioStorageFull</Code></Error>')
      objects.set(name, body)
      return reply(200)
    }
    if (req.method === 'DELETE') {
      objects.delete(name)
      return reply(204)
    }
    const found = objects.get(name)
    return found ? reply(200, found) : reply(404, '<Error><Code>NoSuchKey</Code></Error>')
  }

  const { port, stop } = await listen({ app: answer, host: '127.0.0.1', port: 0 })
  return { endpoint: `http://127.0.0.1:${port}`, objects, state, refused, stop }
}

/** The code of the refusal; null when the request is signed as it should be. */
function wrongWith(req: IncomingMessage, body: Buffer): string | null {
  const { authorization = '' } = req.headers
  const [, key, day, region, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  if (!day || !region) return 'AccessDenied'
  if (key !== account.key) return 'InvalidAccessKeyId'
  if (region !== account.region) return 'AuthorizationHeaderMalformed'
  const headers = names.split(';')
  if (!headers.includes('host') || !headers.includes('x-amz-date')) return 'AccessDenied'
  const at = String(req.headers['x-amz-date'])
  const moment = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - moment) < 15 * 60_000)) return 'RequestTimeTooSkewed'
  const claimed = String(req.headers['x-amz-content-sha256'])
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const [path = '', query = ''] = (req.url ?? '').split('?')
  const lines = headers.map(name => `${name}:${String(req.headers[name]).trim().replace(/ +/g, ' ')}\n`)
  const canonical = [req.method, path, query, lines.join(''), names, claimed].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${account.secret}`, day), region))
  const expected = hmac(signing, text)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}
