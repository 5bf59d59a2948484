import { type Asking, CopyAway } from './copies.ts'

/** Errors of a connection that did not come about: nothing was asked. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** What a copy answered, with its whole body unless that is a file. */
export type CopyAnswer = { answer: Response; text: string | null }

/**
 * As `fetch`, from one copy. `init.signal` ends the waiting of the caller and is thrown as it is.
 * @throws CopyAway when the connection was refused or broke, or the copy is found silent
 */
export async function fetchFromCopy(asking: Asking, path: string, init: RequestInit = {}): Promise<CopyAnswer> {
  const signal = init.signal ? AbortSignal.any([asking.signal, init.signal]) : asking.signal
  try {
    const answer = await fetch(new URL(path, asking.url), { ...init, signal, redirect: 'error' })
    if (answer.headers.get('connection') === 'close') asking.noteClosing()
    const isFile = answer.ok && answer.headers.has('content-disposition')
    return { answer, text: isFile ? null : await answer.text() }
  } catch (error) {
    if (asking.signal.aborted) throw asking.signal.reason
    if (init.signal?.aborted) throw error
    throw new CopyAway(!isUnconnected(error), error)
  }
}

/** Whether an error of `node:http` or `fetch` says that no connection came about. */
export function isUnconnected(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && NOT_CONNECTED.has(String(error.code))) return true
  return 'cause' in error && isUnconnected(error.cause)
}
