import type { ResultOf } from '@shop/contracts/endpoint'
import type { internalEuroPricesLeftEndpoint } from '@shop/contracts/staff/exchange/euro-prices-left'
import { changeModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import { bulkChangeSchema, type productHistoryEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import type { Change } from '@shop/service-kit/between-services/staff-calls'

export type HistoryEntry = ResultOf<typeof productHistoryEndpoint>['history'][number]

/** As whom histories know what 1C did. */
const BY_1C = '1c'
// An article can have the name of an order or a bundle.
export const ofProducts = /^(product|stock|pictures)_/

export function newestFirst(one: HistoryEntry, other: HistoryEntry): number {
  return other.at.localeCompare(one.at)
}

/** 1C set hryvnia prices, and these euro prices stayed (docs/rules.md, "1C"). */
export function euroPricesLeft({
  at,
  prices,
}: ResultOf<typeof internalEuroPricesLeftEndpoint>['left'][number]): HistoryEntry {
  return { at, who: BY_1C, action: 'product_eur_unchanged', reason: prices.join(', '), bulk: null, changes: [] }
}

/** Of each change the fields that it changed. */
export function historyOf(article: string, entries: readonly (Change & { who: string; at: Date })[]): HistoryEntry[] {
  return entries
    .filter(({ action }) => ofProducts.test(action))
    .map(({ at, who, action, asked, before, after, subjects }) => {
      const bulk = bulkChangeSchema.safeParse(asked)
      // A model's change says the same of all its articles; other changes of many do not.
      const isOfMany = subjects !== undefined && action !== changeModelEndpoint.action
      const isOfCells = action === 'product_sizes'
      return {
        at: at.toISOString(),
        who,
        action,
        reason: reasonIn(asked),
        bulk: bulk.success ? bulk.data : null,
        changes: isOfCells ? cellsIn(article, before, after) : isOfMany ? [] : changesIn(before, after),
      }
    })
}

function reasonIn(asked: unknown): string | null {
  const isNamed = typeof asked === 'object' && asked !== null && 'reason' in asked
  return isNamed && typeof asked.reason === 'string' ? asked.reason : null
}

function changesIn(before: unknown, after: unknown): HistoryEntry['changes'] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return fields
    .filter(field => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map(field => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
}

/** Of a change of many cells those of this article, column by column, by size: `{ '36 (S)': 4990 }`. */
function cellsIn(article: string, before: unknown, after: unknown): HistoryEntry['changes'] {
  const [old, now] = [before, after].map(values => fieldsOf(fieldsOf(values)[article]))
  return Object.keys({ ...now }).map(field => ({ field, before: old?.[field] ?? null, after: now?.[field] ?? null }))
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
