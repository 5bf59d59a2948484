import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { NotAnswered } from '../trace/not-answered.ts'
import { longestQuestion } from '../trace/request-trace.ts'
import { withTimeLimit } from './time-limit.ts'

// Readers are asked to come back soon, before the door takes the copy for a frozen one. A write gets longer, yet less than browsers wait:
// its outcome is asked again by key.
export const READ_MS = 1800
export const STAFF_READ_MS = 2800
const WRITE_MS = 15_000
// A picture may take as long as the decoder is given, and the first part of a long file, too. Doors wait 25 seconds.
const FILE_MS = 24_000

let patience = 1

/** Lets every call of this process take `times` as long: tests run three files side by side and ask no machine to be fast. */
export function waitLonger(times: number): void {
  patience = times
}

/** Answers `busy` when the work takes too long, say behind a database that hangs; the work itself goes on. */
export async function inTime<Value>(
  { method, access, onlyReads, file, csv }: Pick<AnyEndpoint, 'method' | 'access' | 'onlyReads' | 'file' | 'csv'>,
  work: Promise<Value> | Value,
): Promise<Value> {
  if (!(work instanceof Promise)) return work
  const most =
    file || csv
      ? FILE_MS
      : method !== 'GET' && !onlyReads
        ? WRITE_MS
        : access.startsWith('staff')
          ? STAFF_READ_MS
          : READ_MS
  return withTimeLimit(work, most * patience, () => {
    const question = longestQuestion()
    throw question ? new NotAnswered(question) : new ShopError('busy')
  })
}
