import type { IncomingMessage, ServerResponse } from 'node:http'
import { secureHeaders } from './around-answers.ts'
import { compressed } from './compressed.ts'
import type { Metrics } from './metrics.ts'
import { isOrdinary } from './odd-request.ts'
import type { PreparedJson } from './prepared.ts'
import { queryOf, refuseBrokenAddress } from './query-words.ts'
import { idOf } from './request-id.ts'
import type { QuickAnswer, Route } from './routes.ts'

/** Answers, or says no and has touched nothing. */
type QuickAnswerer = (req: IncomingMessage, res: ServerResponse) => boolean

/**
 * The short way for prepared answers: their bytes lie ready, and what Koa does around an answer would cost more than to
 * find them. Whatever is odd, wrong or not at hand goes the usual way, which knows what to say to it.
 */
export function quickAnswers(routes: readonly Route[], metrics?: Metrics): QuickAnswerer | null {
  const ways = new Map<string, Way>()
  for (const { path, quick, endpoint } of routes)
    if (quick) ways.set(path, { quick, sameForAll: endpoint?.sameForAll === true, state: { route: path } })
  if (ways.size === 0) return null
  return (req, res) => {
    const { url = '' } = req
    const [path, querystring] = divided(url)
    const way = ways.get(path)
    if (!way || req.method !== 'GET' || !isOrdinary(req)) return false
    const began = performance.now()
    const answer = tried(way.quick, url, querystring)
    if (!answer) return false
    metrics?.observe({ req, res, state: way.state }, began)
    send(req, res, answer, way)
    return true
  }
}

function divided(url: string): [path: string, querystring: string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

type Way = { quick: QuickAnswer; sameForAll: boolean; state: { route: string } }

/** An error is met once more on the usual way, and told there. */
function tried(quick: QuickAnswer, url: string, querystring: string): PreparedJson | null {
  try {
    refuseBrokenAddress({ url })
    return quick(queryOf({ querystring }))
  } catch {
    return null
  }
}

// Headers as they stand on the wire, name after value: Node need not look at each of them on its own.
const ALWAYS = ['Content-Type', 'application/json; charset=utf-8', ...secureHeaders.flat()]

function send(req: IncomingMessage, res: ServerResponse, { text, onSent }: PreparedJson, { sameForAll }: Way): void {
  if (onSent) res.on('close', onSent)
  const headers = [...ALWAYS, 'X-Request-Id', idOf(req)]
  const accepted = sameForAll ? req.headers['accept-encoding'] : undefined
  const { body, encoding } = compressed(text, accepted)
  if (sameForAll) headers.push('Vary', 'Accept-Encoding')
  if (encoding) headers.push('Content-Encoding', encoding)
  res.writeHead(200, [...headers, 'Content-Length', String(Buffer.byteLength(body))]).end(body)
}
