import type { Use } from '@shop/contracts/staff/removing/removing'
import { type UsesDeps, usesOfArticles } from './uses-of-articles.ts'

/** What says nothing of others: shelves are judged by the change that is taken back, and an import names all that it brought. */
const ownTraces: readonly Use['kind'][] = ['stock', 'import']

/**
 * Which of these articles were bought, put aside, waited for or linked since they were made. While the service of orders is away nobody
 * can say so: then all of them.
 */
export function createFindUsedArticles(deps: UsesDeps) {
  return async (articles: readonly string[]): Promise<ReadonlySet<string>> => {
    if (articles.length === 0) return new Set()
    try {
      const uses = await usesOfArticles(deps, articles)
      return new Set(uses.filter(({ kind }) => !ownTraces.includes(kind)).map(({ of }) => of))
    } catch {
      return new Set(articles)
    }
  }
}
