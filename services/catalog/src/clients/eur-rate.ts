import { cachedAnswer } from '@shop/service-kit/between-services/cached-answer'

/** Shorter than the second in which the lists are looked at again, so that each look asks for the rate. */
const KEEP_MS = 500
/** A slow owner must not keep a change of stock from the lists. */
const PATIENCE_MS = 300

/** Hryvnias for one euro in hundredths: shoppers see a new rate within two seconds. */
export function cachedEurRate(ask: () => Promise<number>): () => Promise<number> {
  return cachedAnswer(ask, { keepMs: KEEP_MS, patienceMs: PATIENCE_MS })
}
