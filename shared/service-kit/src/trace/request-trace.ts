import { AsyncLocalStorage } from 'node:async_hooks'
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
  trace.spanId ??= newSpanId()
  const traceparent = writeTraceparent({ traceId: traceIdOf(trace.id), spanId: trace.spanId }, false)
  return { 'x-request-id': trace.id, traceparent }
}
