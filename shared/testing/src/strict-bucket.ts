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
export async function openStrictBucket() {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const state: { mode: 'well' | 'full' | 'broken' | 'hangs up' | 'takes no conditions' } = { mode: 'well' }
  const refused: string[] = []
  const ages = new Map<string, number>()

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
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://bucket')
    const [, bucket, ...names] = pathname.split('/').map(decodeURIComponent)
    const name = names.join('/')
    asked.push(`${req.method} ${name || `list ${searchParams.get('prefix')}`}`)
    if (bucket !== account.bucket) return reply(404, '<Error><Code>NoSuchBucket</Code></Error>')
    if (req.method === 'GET' && !name) return reply(200, listOf(objects, ages, searchParams))
    const found = objects.get(name)
    if (req.method === 'PUT') {
      if (state.mode === 'full') return reply(507, '<Error><Code>XMinioStorageFull</Code></Error>')
      const { 'if-none-match': noneMatch, 'if-match': match } = req.headers
      const isOther = (noneMatch === '*' && found) || (match && match !== (found && tagOf(found)))
      if (isOther && state.mode !== 'takes no conditions')
        return reply(412, '<Error><Code>PreconditionFailed</Code></Error>')
      objects.set(name, body)
      return reply(200)
    }
    if (req.method === 'DELETE') {
      objects.delete(name)
      return reply(204)
    }
    if (!found) return reply(404, '<Error><Code>NoSuchKey</Code></Error>')
    res.setHeader('ETag', tagOf(found))
    reply(200, found)
  }

  const { port, stop } = await listen({ app: answer, host: '127.0.0.1', port: 0 })
  /** Its lists say of objects that begin so that they are older by so many milliseconds. */
  const olderBy = (prefix: string, ms: number) => void ages.set(prefix, ms)
  return { endpoint: `http://127.0.0.1:${port}`, objects, asked, state, refused, olderBy, stop }
}

const AT_ONCE = 20
const tagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`

/** As ListObjectsV2 answers, in pages so small that every reader meets a second one. */
function listOf(
  objects: ReadonlyMap<string, Buffer>,
  ages: ReadonlyMap<string, number>,
  asked: URLSearchParams,
): string {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? '']
  const names = [...objects.keys()].filter(name => name.startsWith(prefix) && name > after).sort()
  const page = names.slice(0, AT_ONCE)
  const listed = page.map(name => {
    const content = objects.get(name) ?? Buffer.of()
    const tag = tagOf(content).replaceAll('"', '&quot;')
    const age = [...ages].find(([prefix]) => name.startsWith(prefix))?.[1] ?? 0
    const at = new Date(Date.now() - age).toISOString()
    return `<Contents><Key>${name}</Key><LastModified>${at}</LastModified><ETag>${tag}</ETag><Size>${content.length}</Size></Contents>`
  })
  const more = names.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${listed.join('')}${more}</ListBucketResult>`
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
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://bucket')
  const query = [...searchParams]
    .map(pair => pair.map(encodeStrictly).join('='))
    .sort()
    .join('&')
  const lines = headers.map(name => `${name}:${String(req.headers[name]).trim().replace(/ +/g, ' ')}\n`)
  const canonical = [req.method, pathname, query, lines.join(''), names, claimed].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${account.secret}`, day), region))
  const expected = hmac(signing, text)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
