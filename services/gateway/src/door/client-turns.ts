import { ShopError } from '@shop/contracts/errors'
import type { ClientKey } from '@shop/service-kit/auth/client-key'

type TurnRules = {
  /** So many calls of one client are at work at a time. */
  most: number
  /** So many more of them wait, and who comes then is refused at once. */
  mostWaiting: number
  /** So long they wait. */
  waitMs: number
}

export type ClientTurns = {
  /**
   * Does the work when it is the client's turn.
   * @throws ShopError too_many_requests when the turn does not come in time, or too many wait for theirs
   */
  run(client: ClientKey, leaving: Leaving, work: () => Promise<unknown>): Promise<void>
}

/** Something that emits `close` when the caller has gone: the answer's own stream. */
type Leaving = { once(event: 'close', act: () => void): unknown; off(event: 'close', act: () => void): unknown }

/** Of one client, while it has any calls; `begun` in this turn of the event loop. */
type Calls = { atWork: number; begun: number; waiting: Set<() => void> }

/** A twentieth of what a client may have at work begins in one turn of the event loop. */
const TURNS = 20
const RETRY_SECONDS = 1

/**
 * Gives each client its share of a process. A client has so many calls at work at most, and they begin one after the other, each in a
 * turn of the event loop: twenty that arrive together do not make the call of another client wait for all of them. Only clients that
 * have calls are remembered.
 */
export function createClientTurns({ most, mostWaiting, waitMs }: TurnRules): ClientTurns {
  const clients = new Map<ClientKey, Calls>()
  const mostInTurn = Math.ceil(most / TURNS)

  function callsOf(client: ClientKey): Calls {
    const present = clients.get(client)
    if (present) return present
    const calls: Calls = { atWork: 0, begun: 0, waiting: new Set() }
    clients.set(client, calls)
    return calls
  }

  const mayBegin = (calls: Calls) => calls.atWork < most && calls.begun < mostInTurn

  function begin(client: ClientKey, calls: Calls): void {
    calls.atWork += 1
    calls.begun += 1
    if (calls.begun > 1) return
    setImmediate(() => {
      calls.begun = 0
      goOn(client, calls)
    })
  }

  /** Calls that have waited longest begin. */
  function goOn(client: ClientKey, calls: Calls): void {
    for (const take of calls.waiting) {
      if (!mayBegin(calls)) return
      take()
    }
    const isIdle = calls.atWork === 0 && calls.begun === 0
    if (isIdle && clients.get(client) === calls) clients.delete(client)
  }

  return {
    async run(client, leaving, work) {
      const calls = callsOf(client)
      if (mayBegin(calls) && calls.waiting.size === 0) begin(client, calls)
      else if (calls.waiting.size >= mostWaiting) throw tooMany()
      else await waitForTurn(calls, { leaving, waitMs }, () => begin(client, calls))
      try {
        await work()
      } finally {
        calls.atWork -= 1
        // Not at once: what waits would else be done in one go, and no new call would be read meanwhile.
        setImmediate(goOn, client, calls)
      }
    },
  }
}

/** Resolves when the turn has come and the call has begun. */
function waitForTurn(calls: Calls, { leaving, waitMs }: { leaving: Leaving; waitMs: number }, begin: () => void) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const end = () => {
    calls.waiting.delete(take)
    clearTimeout(timer)
    leaving.off('close', giveUp)
  }
  const take = () => {
    end()
    begin()
    resolve()
  }
  const giveUp = () => {
    end()
    reject(tooMany())
  }
  const timer = setTimeout(giveUp, waitMs)
  leaving.once('close', giveUp)
  calls.waiting.add(take)
  return promise
}

function tooMany(): ShopError {
  return new ShopError('too_many_requests', { seconds: RETRY_SECONDS })
}
