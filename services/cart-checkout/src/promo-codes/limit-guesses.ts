import { ShopError } from '@shop/contracts/errors'
import { type ClientKey, NETWORK_FACTOR, networkOf } from '@shop/service-kit/auth/client-key'
import type { Clock } from '@shop/service-kit/process/clock'
import { promoKey } from './promo-code.ts'
import type { PromoTries } from './promo-tries.repository.ts'
import type { TriedCode } from './try-promo-code.ts'

/** `shopper` is the account, or the browser of a guest; a browser without cookies is a new one each time, so the client bounds it. */
export type Guesser = { client: ClientKey; shopper: string }
export type GuessLimit = (who: Guesser, typed: string, judge: () => Promise<TriedCode>) => Promise<TriedCode>

type GuessLimitDeps = {
  tries: PromoTries
  clock: Clock
  /** Multiplies the maximum; Infinity switches the limit off (tests only). */
  factor: number
}

const MAX_WRONG = 10
const WINDOW_S = 10 * 60
const REMEMBER_S = 24 * 60 * 60

/**
 * Bounds how many different wrong codes are judged: ten in ten minutes for a client and for a shopper, eighty for a /48,
 * wherever a code is judged. A code counts before it is judged and is given back when it was right, so that many at once are no more than as many one after
 * another, and a right one beyond the limit cannot be told from a wrong one. The same code again costs nothing: the cart asks
 * at each change. A code that was once right for a shopper stays free for this shopper alone.
 * @throws ShopError too_many_requests with the seconds to wait.
 */
export function createGuessLimit({ tries, clock, factor }: GuessLimitDeps): GuessLimit {
  const most = Math.max(1, Math.floor(MAX_WRONG * factor))
  return async ({ client, shopper }, typed, judge) => {
    if (factor === Number.POSITIVE_INFINITY) return judge()
    const [code, now] = [promoKey(typed), clock.now()]
    const known = `right ${shopper}`
    const network = networkOf(client)
    const counters = [
      { key: `client ${client}`, max: most },
      ...(network ? [{ key: `client ${network}`, max: most * NETWORK_FACTOR }] : []),
      { key: `shopper ${shopper}`, max: most },
    ]
    if (await tries.isRemembered(known, code, now)) return judge()
    // One after the other: a client that is refused must use up nothing of anybody's.
    for (const { key, max } of counters) {
      const fullUntil = await tries.count(key, code, { max, seconds: WINDOW_S, now })
      if (fullUntil) throw tooMany(fullUntil, now)
    }
    const tried = await judge()
    if (tried.refusal === null) {
      await tries.remember(known, code, { seconds: REMEMBER_S, now })
      await Promise.all(counters.map(({ key }) => tries.release(key, code)))
    }
    return tried
  }
}

function tooMany(until: Date, now: Date): ShopError {
  return new ShopError('too_many_requests', {
    seconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  })
}
