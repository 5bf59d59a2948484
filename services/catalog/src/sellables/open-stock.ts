import { kyivDay } from '@shop/calendar/kyiv-days'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { StockDeps } from '../stock/settle-stock.ts'
import { createSellableArticles } from './sellable-articles.repository.ts'
import type { SellableDeps } from './sellables.ts'
import { addSoldGoodsCalls, type SoldGoodsDeps } from './sold-goods.calls.ts'
import { addStockCalls, addStockMoveCalls } from './stock.calls.ts'

type Deps = Omit<SellableDeps, 'sellableArticles'> & StockDeps & SoldGoodsDeps & { db: Db; clock: Clock }

/** What the checkout asks and moves of the stock. */
export function openStock(deps: Deps): ServiceModule {
  const own = {
    ...deps,
    sellableArticles: createSellableArticles(deps.db),
    findAwaited: (articles: readonly string[]) => deps.articles.awaitedAmong(articles, kyivDay(deps.clock.now())),
  }
  return {
    addCalls(internal) {
      addSoldGoodsCalls(internal, own)
      addStockCalls(internal, own)
      addStockMoveCalls(internal, own)
    },
  }
}
