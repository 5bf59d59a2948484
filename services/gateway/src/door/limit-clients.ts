import { clientKey } from '@shop/service-kit/auth/client-key'
import type { Context, Middleware } from 'koa'
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

const FILE = /^\/(?:assets|images|remotes)\//i

// Hundreds of payments may be told by one address of the bank's.
const BANK = /^\/api\/payments\/wayforpay\/callback\/?$/i

/** No client takes everybody's turn: above its share its calls wait a moment, or are refused before anything is read for them. */
export function limitClients({ calls, files, mostWaiting, waitMs }: ClientLimits): Middleware {
  const ofCalls = createClientTurns({ most: calls, mostWaiting, waitMs })
  const ofFiles = createClientTurns({ most: files, mostWaiting, waitMs })
  return async (ctx, next) => {
    const turns = turnsFor(ctx)
    if (turns) await turns.run(clientKey(ctx.ip), ctx.res, next)
    else await next()
  }

  function turnsFor({ path }: Context): ClientTurns | null {
    if (FILE.test(path)) return ofFiles
    return BANK.test(path) ? null : ofCalls
  }
}
