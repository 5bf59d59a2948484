import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<string>()

/** Runs what belongs to a request, here and in whatever it waits for, under the request's id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return running.run(id, work)
}

/** The id of the request that is being worked for; undefined for what the process does by itself. */
export function currentRequestId(): string | undefined {
  return running.getStore()
}
