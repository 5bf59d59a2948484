import { type LookupAddress, lookup } from 'node:dns'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { uploadLimits } from '@shop/contracts/catalog/upload-limits'
import type { PictureProblem } from '@shop/contracts/staff/goods/import-codes'
import { isHttps } from '../draft/picture-cell.ts'
import { isPublicAddress } from './public-address.ts'

/** The bytes of a picture from the internet; they may be anything. */
export type FetchPicture = (url: string) => Promise<Buffer>

/** Why a picture did not come. */
export class PictureRefusal extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

type Options = {
  isAllowed: (address: string) => boolean
  resolve: (host: string) => Promise<LookupAddress[]>
  /** How a request is sent: tests have no certificate. */
  send: (url: URL, options: RequestOptions, done: (answer: IncomingMessage) => void) => ClientRequest
  timeoutMs: number
}

const resolveAll = (host: string) =>
  new Promise<LookupAddress[]>((resolve, reject) => {
    lookup(host, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found)))
  })

/**
 * Fetches pictures that staff named: https alone, every address of the host a public one, the connection
 * made to one that was checked, no redirects, no more bytes than an upload may have, 20 seconds.
 * @throws PictureRefusal
 */
export function createPictureFetcher(about: Partial<Options> = {}): FetchPicture {
  const { isAllowed = isPublicAddress, resolve = resolveAll, send = request, timeoutMs = 20_000 } = about

  async function allowedAddresses(host: string): Promise<LookupAddress[]> {
    const family = isIP(host)
    const found = family ? [{ address: host, family }] : await resolve(host).catch(() => [])
    if (found.length === 0) throw new PictureRefusal('not_found')
    if (!found.every(({ address }) => isAllowed(address))) throw new PictureRefusal('not_public')
    return found
  }

  return async address => {
    if (!isHttps(address)) throw new PictureRefusal('address')
    const url = new URL(address)
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const pinned = await rejectWhenAborted(signal, allowedAddresses(url.hostname.replace(/^\[|\]$/g, '')))
      return await bytesOf(await answerOf(send, url, { lookup: only(pinned), signal }))
    } catch (error) {
      if (error instanceof PictureRefusal) throw error
      throw new PictureRefusal(signal.aborted ? 'too_slow' : 'not_found')
    }
  }
}

/** The host is never looked up again: what was checked is what is asked. */
function only(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses
    if (options.all || !first) done(null, [...addresses])
    else done(null, first.address, first.family)
  }
}

type Asked = { lookup: LookupFunction; signal: AbortSignal }

function answerOf(send: Options['send'], url: URL, asked: Asked): Promise<IncomingMessage> {
  const headers = { accept: uploadLimits.types.join(', '), 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    send(url, { ...asked, headers, agent: false }, resolve)
      .on('error', reject)
      .end()
  })
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const { statusCode = 0 } = answer
  try {
    if (statusCode >= 300 && statusCode < 400) throw new PictureRefusal('redirect')
    if (statusCode !== 200) throw new PictureRefusal('not_found')
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer) {
      size += part.length
      if (size > uploadLimits.maxBytes) throw new PictureRefusal('too_large')
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    answer.destroy()
  }
}

function rejectWhenAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new PictureRefusal('too_slow')), { once: true })
    work.then(resolve, reject)
  })
}
