import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { addGoodsExchangeCalls, type GoodsDeps } from './goods-exchange.calls.ts'
import { createGoodsExchangeRepository } from './goods-exchange.repository.ts'
import { createWaitingOffers } from './waiting-offers.repository.ts'

type Deps = Omit<GoodsDeps, 'goodsExchange' | 'waitingOffers'> & { db: Db }

/** Goods, prices and stock of 1C. */
export function openGoodsExchange(deps: Deps): ServiceModule {
  const goodsExchange = createGoodsExchangeRepository(deps.db)
  const waitingOffers = createWaitingOffers(deps.db)
  return {
    createIndexes: () => Promise.all([goodsExchange.createIndexes(), waitingOffers.createIndexes()]),
    addCalls: internal => addGoodsExchangeCalls(internal, { ...deps, goodsExchange, waitingOffers }),
  }
}
