import { type GoodsBatch, type GoodsOutcome, takeGoodsEndpoint } from '@shop/contracts/staff/exchange/goods-exchange'
import { handleInternal } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { scripted1c } from '@shop/testing/scripted-1c'
import { account, connected1c } from './connected-1c.ts'
import { stubCatalog } from './stub-catalog.ts'

const nothing: GoodsOutcome = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }

/** A shop whose catalogue writes down what it is told of goods, and 1C that tells it. */
export async function connectedGoods(wishes: Parameters<typeof connected1c>[0] = {}) {
  const batches: GoodsBatch[] = []
  const answers: GoodsOutcome[] = []
  const stub = stubCatalog()
  handleInternal(stub.calls, takeGoodsEndpoint, goods => {
    batches.push(goods)
    return answers.shift() ?? { ...nothing, changed: goods.goods.length + goods.offers.length }
  })
  const { api, client: orders } = await connected1c({ ...wishes, catalog: createInternalClient({ calls: stub.calls }) })
  const client = scripted1c(api.origin, account, 'catalog')
  return { api, batches, answers, client, orders }
}
