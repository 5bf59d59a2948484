import { statusOfError } from '@shop/contracts/error-status'
import { ShopError } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import type { Locale } from '@shop/contracts/texts/text'

type Envelope = { status: false; error: Record<string, unknown> & { code: string; message: string } }

/** What the client receives of a refusal. */
export function envelopeOf({ code, details }: ShopError, locale: Locale, requestId: string): Envelope {
  const message = fillDetails(errorTexts[code][locale], details)
  return { status: false, error: { ...details, code, message, request_id: requestId } }
}

/** Seconds that the client should wait, for the statuses that promise a better answer later. */
export function retryAfter({ code, details }: ShopError): number | null {
  if (typeof details.seconds === 'number') return Math.max(1, Math.ceil(details.seconds))
  return statusOfError[code] === 503 ? 2 : null
}

// Names of the driver's errors for a database that is away or too slow: the client may come back, nothing is broken in us.
const AWAY = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoOperationTimeoutError',
  'MongoWaitQueueTimeoutError',
  'PoolClearedOnNetworkError',
  'MongoTopologyClosedError',
  'MongoPoolClosedError',
  'MongoExpiredSessionError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  // The connection went while its answer was waited for.
  'MongoUnexpectedServerResponseError',
])
const MAX_TIME_EXPIRED = 50
const OUT_OF_DISK_SPACE = 14_031
// What the driver lets through as it comes when the server hangs up while something is being written to it.
const BROKEN_LINE = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']
// A disk of ours is full, that of the database or that of files: nothing was changed, and there will be room again.
const FULL_DISK = [OUT_OF_DISK_SPACE, 'ENOSPC', 'EDQUOT']
const PASSING = new Set<unknown>([MAX_TIME_EXPIRED, ...BROKEN_LINE, ...FULL_DISK])

/** Any error as one that may be shown: `busy` when the database is away or a disk is full, else `unknown`. */
export function asRefusal(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  return new ShopError(isAway(error) ? 'busy' : 'unknown')
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (AWAY.has(error.name)) return true
  if ('code' in error && PASSING.has(error.code)) return true
  // Several writes in one command: the driver wraps whatever went wrong, and calls it a refusal of the server.
  return error.name === 'MongoBulkWriteError' && 'errorResponse' in error && isAway(error.errorResponse)
}

function fillDetails(text: string, details: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(details[name] ?? ''))
}
