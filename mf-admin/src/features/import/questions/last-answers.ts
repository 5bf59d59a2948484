import type { ImportAnswers } from '@shop/contracts/staff/goods/import-questions'

/** What was said of the file before: the next one comes from the same program, as a rule. */
export type LastAnswers = Pick<ImportAnswers, 'currency' | 'rate' | 'collection'>

const KEY = 'import-answers'
const nothing: LastAnswers = { currency: null, rate: null, collection: null }

/** Of this browser; one that keeps nothing has none. */
export function readLastAnswers(): LastAnswers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const { currency, rate, collection } = Object(kept) as Record<string, unknown>
    return {
      currency: typeof currency === 'string' ? currency : null,
      rate: typeof rate === 'number' ? rate : null,
      collection: typeof collection === 'string' ? collection : null,
    }
  } catch {
    return nothing
  }
}

export function keepLastAnswers({ currency, rate, collection }: LastAnswers): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ currency, rate, collection }))
  } catch {
    // Without storage the questions of the next file begin empty.
  }
}
