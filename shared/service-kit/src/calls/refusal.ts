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
// A server that was the primary and is none now, ends or has just begun: the next one is chosen within seconds.
const FAILOVER = {
  HostUnreachable: 6,
  HostNotFound: 7,
  NetworkTimeout: 89,
  ShutdownInProgress: 91,
  ReadConcernMajorityNotAvailableYet: 134,
  PrimarySteppedDown: 189,
  ExceededTimeLimit: 262,
  SocketException: 9001,
  LegacyNotPrimary: 10_058,
  NotWritablePrimary: 10_107,
  InterruptedAtShutdown: 11_600,
  InterruptedDueToReplStateChange: 11_602,
  NotPrimaryNoSecondaryOk: 13_435,
  NotPrimaryOrSecondary: 13_436,
}
// A read in several parts that a failover or an end of its session has cut off.
const LOST_CURSORS = { CursorNotFound: 43, CursorKilled: 237 }
const MAX_TIME_EXPIRED = 50
// Written, and not kept by the majority in time: it may stay or go. A repeat under its key finds out which.
const WRITE_CONCERN_TIMEOUT = 64
const OUT_OF_DISK_SPACE = 14_031
// What the driver lets through as it comes when the server hangs up while something is being written to it.
const BROKEN_LINE = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']
// A disk of ours is full, that of the database or that of files: nothing was changed, and there will be room again.
const FULL_DISK = [OUT_OF_DISK_SPACE, 'ENOSPC', 'EDQUOT']
const PASSING = new Set<unknown>([
  ...Object.values(FAILOVER),
  ...Object.values(LOST_CURSORS),
  MAX_TIME_EXPIRED,
  WRITE_CONCERN_TIMEOUT,
  ...BROKEN_LINE,
  ...FULL_DISK,
])

/** Any error as one that may be shown: `busy` when the database is away, changes its primary or has no room, else `unknown`. */
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
