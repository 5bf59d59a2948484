import type { Catalog } from '../clients/catalog.ts'
import { ExchangeProblem } from '../exchange/exchange-problem.ts'
import type { GoodsFilesDeps } from './process-goods.ts'

type RetryDeps = Pick<GoodsFilesDeps, 'exchangeFiles' | 'exchangeLog' | 'untoldSales'> & {
  catalog: Pick<Catalog, 'readyGoods' | 'retryGoods'>
}

/** Less than the lease of the job. */
const PATIENCE_MS = 20_000

/**
 * Offers that waited until staff said what their values mean are applied from what the catalogue keeps of them, with what was sold
 * since. What came of it stands in the log of the exchange that told of them.
 */
export async function retryGoods({ catalog, exchangeFiles, exchangeLog, untoldSales }: RetryDeps): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    // What a file says at this very moment is newer.
    if (await exchangeFiles.isTakingGoods()) return
    const ready = await catalog.readyGoods()
    if (!ready) return
    const untold_sales = await untoldSales.since(new Date(ready.at)).catch(ignoreExchangeProblem)
    if (!untold_sales) return
    const { outcome, settled } = await catalog.retryGoods(ready.key, untold_sales)
    await exchangeLog.recordRetriedGoods(ready.exchange, outcome, settled)
  }
}

/** There are more of them than can be told: 1C takes its orders first. */
function ignoreExchangeProblem(error: unknown): null {
  if (error instanceof ExchangeProblem) return null
  throw error
}
