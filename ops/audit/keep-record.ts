import { createShopChecks } from '@shop/admin/health/shop-checks.repository'
import type { ShopDatabases, Verdict } from './invariant.ts'

/**
 * Notes down for the back office when the audit ran and what it found: one document, whose findings are counted and not named,
 * as many people may read them. A reader who may write nothing audits all the same.
 * @returns why nothing was kept; null when it was.
 */
export async function keepRecord(
  databases: ShopDatabases,
  verdicts: readonly Verdict[],
  at: Date,
): Promise<string | null> {
  const wrong = verdicts
    .filter(({ findings }) => findings.length > 0)
    .map(({ invariant, findings }) => ({ invariant, count: findings.length }))
  try {
    await createShopChecks(databases('admin')).keepAudit({ at, wrong })
    return null
  } catch (error) {
    return `The back office does not learn of this audit: ${error instanceof Error ? error.message : error}`
  }
}
