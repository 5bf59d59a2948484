import type { ResultOf } from '@shop/contracts/endpoint'
import { internalEuroPricesLeftEndpoint } from '@shop/contracts/staff/exchange/euro-prices-left'
import { changeModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import { bulkChangeSchema, productHistoryEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Change } from '@shop/service-kit/between-services/staff-calls'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'

type Entry = ResultOf<typeof productHistoryEndpoint>['history'][number]

const MOST_SHOWN = 200
/** As whom histories know what 1C did. */
const BY_1C = '1c'
// An article can have the name of an order or a bundle.
const ofProducts = /^(product|stock|pictures)_/

/** What happened to a product, as the audit log knows it, and prices of 1C that staff must look at. */
export function historyRoutes(guards: Guards, audit: AuditLog, orders: InternalClient): Routes {
  const routes = createRoutes(guards)
  handle(routes, productHistoryEndpoint, async ({ params: { article } }) => {
    const [entries, { left }] = await Promise.all([
      audit.about(article, MOST_SHOWN),
      orders.call(internalEuroPricesLeftEndpoint, { article }),
    ])
    const history = [...historyOf(article, entries), ...left.map(euroPricesLeft)]
    return { history: history.toSorted((one, other) => other.at.localeCompare(one.at)) }
  })
  return routes
}

/** 1C set hryvnia prices, and these euro prices stayed (docs/rules.md, "1C"). */
function euroPricesLeft({ at, prices }: ResultOf<typeof internalEuroPricesLeftEndpoint>['left'][number]): Entry {
  return { at, who: BY_1C, action: 'product_eur_unchanged', reason: prices.join(', '), bulk: null, changes: [] }
}

/** Of each change the fields that it changed. */
function historyOf(article: string, entries: readonly (Change & { who: string; at: Date })[]): Entry[] {
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

function changesIn(before: unknown, after: unknown): Entry['changes'] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return fields
    .filter(field => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map(field => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
}

/** Of a change of many cells those of this article, column by column, by size: `{ '36 (S)': 4990 }`. */
function cellsIn(article: string, before: unknown, after: unknown): Entry['changes'] {
  const [old, now] = [before, after].map(values => fieldsOf(fieldsOf(values)[article]))
  return Object.keys({ ...now }).map(field => ({ field, before: old?.[field] ?? null, after: now?.[field] ?? null }))
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
