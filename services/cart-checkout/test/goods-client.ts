import type { ShopError } from '@shop/contracts/errors'
import {
  type ExchangeUndo,
  exchangeUndosEndpoint,
  type GoodsBatch,
  type GoodsOutcome,
  type ReadyGoods,
  type RetriedGoods,
  readyGoodsEndpoint,
  retryGoodsEndpoint,
  takeGoodsEndpoint,
} from '@shop/contracts/staff/exchange/goods-exchange'
import { type PictureUse, pictureUseEndpoint, takePictureEndpoint } from '@shop/contracts/staff/exchange/goods-pictures'
import { handleInternal } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { scripted1c } from '@shop/testing/scripted-1c'
import { account, connected1c } from './connected-1c.ts'
import { stubCatalog } from './stub-catalog.ts'

const nothing: GoodsOutcome = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }

/** A shop whose catalogue writes down what it is told of goods, and has ready what waited there; and 1C that tells it. */
export async function connectedGoods(wishes: Parameters<typeof connected1c>[0] = {}) {
  const batches: GoodsBatch[] = []
  const answers: GoodsOutcome[] = []
  /** What happens elsewhere while the catalogue takes a chunk, once each. */
  const whileTaking: (() => Promise<unknown>)[] = []
  const stub = stubCatalog()
  handleInternal(stub.calls, takeGoodsEndpoint, async goods => {
    batches.push(goods)
    await whileTaking.shift()?.()
    return answers.shift() ?? { ...nothing, changed: goods.goods.length + goods.offers.length }
  })
  const retries: { ready: ReadyGoods; answer: RetriedGoods }[] = []
  const retried: Pick<GoodsBatch, 'key' | 'untold_sales'>[] = []
  handleInternal(stub.calls, readyGoodsEndpoint, () => ({ ready: retries[0]?.ready ?? null }))
  handleInternal(stub.calls, retryGoodsEndpoint, asked => {
    retried.push(asked)
    return retries.shift()?.answer ?? { outcome: nothing, settled: [] }
  })
  const undos = new Map<string, ExchangeUndo>()
  handleInternal(stub.calls, exchangeUndosEndpoint, ({ exchanges }) => ({
    undos: exchanges.flatMap(exchange => {
      const undo = undos.get(exchange)
      return undo ? [{ exchange, ...undo }] : []
    }),
  }))
  const uses: Record<string, PictureUse> = {}
  const pictures: { name: string; exchange?: string | undefined; file: Buffer }[] = []
  const refusals: ShopError[] = []
  handleInternal(stub.calls, pictureUseEndpoint, ({ name }) => ({ use: uses[name] ?? 'wanted' }))
  handleInternal(stub.calls, takePictureEndpoint, (picture, file) => {
    const refusal = refusals.shift()
    if (refusal) throw refusal
    pictures.push({ ...picture, file })
    return { is_added: true }
  })
  const { api, client: orders } = await connected1c({ ...wishes, catalog: createInternalClient({ calls: stub.calls }) })
  const client = scripted1c(api.origin, account, 'catalog')
  return { api, batches, whileTaking, answers, retries, retried, undos, uses, pictures, refusals, client, orders }
}
