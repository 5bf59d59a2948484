import { AsyncLocalStorage } from 'node:async_hooks'

/** A question to another service that has no answer yet. */
export type OpenQuestion = {
  /** The path that was asked for. */
  asked: string
  /** Where the copies of the service are. */
  addresses: readonly string[]
  /** By `performance.now()`. */
  began: number
}

type Trace = { id: string; questions: Set<OpenQuestion> }

const running = new AsyncLocalStorage<Trace>()

/** Runs what belongs to a request, here and in whatever it waits for, under the request's id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return running.run({ id, questions: new Set() }, work)
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
