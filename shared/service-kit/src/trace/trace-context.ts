import { createHash, randomBytes } from 'node:crypto'

/** Where in a trace somebody asks from: W3C Trace Context. */
export type TraceContext = { traceId: string; spanId: string }

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
const NOTHING = /^0+$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** 32 hexadecimal digits, so that it is the id of a trace as well. */
export function newRequestId(): string {
  return randomBytes(16).toString('hex')
}

/** 16 hexadecimal digits. */
export function newSpanId(): string {
  return randomBytes(8).toString('hex')
}

/** The trace of a request: its id, where that has the form; else one that always comes to the same. */
export function traceIdOf(requestId: string): string {
  const id = UUID.test(requestId) ? requestId.replaceAll('-', '') : requestId
  if (/^[0-9a-f]{32}$/.test(id) && !NOTHING.test(id)) return id
  return createHash('sha256').update(requestId).digest('hex').slice(0, 32)
}

/** What a header `traceparent` says; null of one that is not well formed, and of ids of zeros, which are none. */
export function readTraceparent(header: unknown): TraceContext | null {
  const [, traceId = '', spanId = ''] = (typeof header === 'string' && TRACEPARENT.exec(header)) || []
  return traceId === '' || NOTHING.test(traceId) || NOTHING.test(spanId) ? null : { traceId, spanId }
}

/** The header; `isRecorded`: somebody writes the spans of this trace down. */
export function writeTraceparent({ traceId, spanId }: TraceContext, isRecorded: boolean): string {
  return `00-${traceId}-${spanId}-${isRecorded ? '01' : '00'}`
}

/**
 * The span that a request came from; undefined where none is named, or one of another trace. nginx, which writes no spans, fills the
 * place with the first half of the trace's id.
 */
export function parentSpanOf(requestId: string, traceparent: unknown): string | undefined {
  const context = readTraceparent(traceparent)
  const traceId = traceIdOf(requestId)
  if (context?.traceId !== traceId || traceId.startsWith(context.spanId)) return undefined
  return context.spanId
}
