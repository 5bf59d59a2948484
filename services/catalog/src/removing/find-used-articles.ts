import type { Use } from '@shop/contracts/staff/removing/removing'
import type { Door } from '../goods-changes/goods-change.ts'
import { type UsesDeps, usesOfArticles } from './uses-of-articles.ts'

/**
 * What says nothing of others: shelves are judged by the change that is taken back, an import names all that it brought, and the
 * register of 1C what 1C brought.
 */
const ownTraces: readonly Use['kind'][] = ['stock', 'import']
const tracesOf1c: readonly Use['kind'][] = [...ownTraces, 'exchange']

/**
 * Which of these articles were bought, put aside, waited for or linked since a change by this door made them. While the service of orders is away nobody
 * can say so: then all of them.
 */
export function createFindUsedArticles(deps: UsesDeps) {
  return async (articles: readonly string[], door: Door): Promise<ReadonlySet<string>> => {
    const traces = door === '1c' ? tracesOf1c : ownTraces
    if (articles.length === 0) return new Set()
    try {
      const uses = await usesOfArticles(deps, articles)
      return new Set(uses.filter(({ kind }) => !traces.includes(kind)).map(({ of }) => of))
    } catch {
      return new Set(articles)
    }
  }
}
