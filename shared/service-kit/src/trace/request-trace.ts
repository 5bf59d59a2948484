import { AsyncLocalStorage } from 'node:async_hooks'
import { beginSpan, isRecordingSpans, type NewSpan, type OpenSpan } from './spans.ts'
import { newSpanId, traceIdOf, writeTraceparent } from './trace-context.ts'

/** A question to another service that has no answer yet. */
export type OpenQuestion = {
  /** The path that was asked for. */
  asked: string
  /** Where the copies of the service are. */
  addresses: readonly string[]
  /** By `performance.now()`. */
  began: number
}

/** `spanId`: of the span at work, where there is one. */
type Trace = { id: string; questions: Set<OpenQuestion>; spanId?: string }

const running = new AsyncLocalStorage<Trace>()

/** Runs what belongs to a request, here and in whatever it waits for, under the request's id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return running.run({ id, questions: new Set() }, work)
}

/** Goes on with what an earlier request has brought about: what is written meanwhile stands under its id. */
export function continueRequest<Result>(id: string | undefined, work: () => Result): Result {
  const trace = running.getStore()
  if (id === undefined || id === trace?.id) return work()
  return running.run({ id, questions: trace?.questions ?? new Set() }, work)
}

/** The id of the request that is being worked for; undefined for what the process does by itself. */
export function currentRequestId(): string | undefined {
  return running.getStore()?.id
}

/** A question is on its way for the request at work; the answer is called once it has ended in any way. */
export function noteQuestion(question: OpenQuestion): () => void {
  const questions = running.getStore()?.questions
  questions?.add(question)
  return () => void questions?.delete(question)
}

/** What the request at work waits for the longest; undefined: it asks nobody. */
export function longestQuestion(): OpenQuestion | undefined {
  const [first] = running.getStore()?.questions ?? []
  return first
}

/** What goes with a question to another service: it writes its lines under the id of the request that it is asked for. */
export function traceHeaders(): Record<string, string> {
  const trace = running.getStore()
  if (!trace) return {}
  const isRecorded = isRecordingSpans()
  const spanId = trace.spanId ?? newSpanId()
  // One for all that the request asks; where spans are recorded, one that is none is nobody's parent here.
  if (!isRecorded) trace.spanId = spanId
  return {
    'x-request-id': trace.id,
    traceparent: writeTraceparent({ traceId: traceIdOf(trace.id), spanId }, isRecorded),
  }
}

type Work = Pick<NewSpan, 'name' | 'kind' | 'facts'>

/** Runs a piece of the request at work as a span of its trace, where spans are recorded. */
export async function inSpan<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  const trace = running.getStore()
  const span = trace && beginSpan({ ...work, traceId: traceIdOf(trace.id), parentId: trace.spanId })
  if (!span) return run()
  return running.run({ ...trace, spanId: span.id }, async () => {
    try {
      const result = await run()
      span.end({ failed: false })
      return result
    } catch (error) {
      span.end({ failed: true })
      throw error
    }
  })
}

/**
 * Begins the span of a request that has come in, for whatever is done for it from now on; null where spans are not recorded.
 * `parentId`: the span that asked, in another process; else the one that is at work here.
 */
export function beginRequestSpan(work: Work, parentId: string | undefined, outer: OuterSpan): OpenSpan | null {
  const trace = running.getStore()
  if (!trace) return null
  const within = outer?.id === trace.id ? outer.spanId : undefined
  const span = beginSpan({ ...work, traceId: traceIdOf(trace.id), parentId: parentId ?? within })
  if (span) trace.spanId = span.id
  return span
}

export type OuterSpan = { id: string; spanId?: string } | undefined

/** The request and the span at work, for who begins another one within. */
export function currentSpan(): OuterSpan {
  return running.getStore()
}
