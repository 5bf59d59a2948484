import { clientKey } from '@shop/service-kit/auth/client-key'
import type { Middleware } from 'koa'
import { type ClientTurns, createClientTurns } from './client-turns.ts'

export type ClientLimits = {
  /** Calls and pages that one client (an address; of IPv6 a whole /64) has at work at a time. */
  calls: number
  /** Files and pictures, of which a page asks for many at once. */
  files: number
  /** Further ones that wait for their turn; who comes then is refused at once. */
  mostWaiting: number
  waitMs: number
}

const FILES_FOR_A_CALL = 5
const WAITING_FOR_A_CALL = 10
const WAIT_MS = 1000

/** What follows from how many calls one client may have at work: five times as many files, and a queue of ten times as many. */
export function clientLimitsFor(calls: number): ClientLimits {
  return { calls, files: FILES_FOR_A_CALL * calls, mostWaiting: WAITING_FOR_A_CALL * calls, waitMs: WAIT_MS }
}

type Kind = 'call' | 'file' | 'bank'

const FILE = /^\/(?:assets|images|remotes)\//i

// Hundreds of payments may be told by one address of the bank's.
const BANK = /^\/api\/payments\/wayforpay\/callback\/?$/i

/** Files are counted apart from calls and pages, and what the bank tells is not counted. */
export function kindOfRequest(path: string): Kind {
  if (FILE.test(path)) return 'file'
  return BANK.test(path) ? 'bank' : 'call'
}

/** No client takes everybody's turn: above its share its calls wait a moment, or are refused before anything is read for them. */
export function limitClients({ calls, files, mostWaiting, waitMs }: ClientLimits): Middleware {
  const turns: Record<Kind, ClientTurns | null> = {
    call: createClientTurns({ most: calls, mostWaiting, waitMs }),
    file: createClientTurns({ most: files, mostWaiting, waitMs }),
    bank: null,
  }
  return async (ctx, next) => {
    const own = turns[kindOfRequest(ctx.path)]
    if (own) await own.run(clientKey(ctx.ip), ctx.res, next)
    else await next()
  }
}
