import {
  type ExchangeUndo,
  exchangeUndosEndpoint,
  type GoodsBatch,
  type OfferOf1c,
  type RetriedGoods,
  readyGoodsEndpoint,
  retryGoodsEndpoint,
  takeGoodsEndpoint,
} from '@shop/contracts/staff/exchange/goods-exchange'
import {
  changeGoodsMappingEndpoint,
  type GoodsMapping,
  goodsExchangeEndpoint,
} from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { groupOfExchange } from '../src/goods-exchange/exchange-undo.ts'
import { noMapping } from '../src/goods-exchange/goods-exchange.repository.ts'
import { startApi } from './start-api.ts'

export const size = '38 (M)'

/** What staff say of a usual 1C: its sizes, and its price in hryvnias. */
export const mapping: Required<GoodsMapping> = {
  ...noMapping,
  size: 'Розмір',
  default_color: 'black',
  default_collection: 'autumn-winter-2026',
  price_types: [
    { id: 'retail', use: 'uah' },
    { id: 'old', use: 'old_uah' },
    { id: 'wholesale', use: 'none' },
  ],
}

/** A size of our article as 1C offers it. */
export function anOffer(about: Partial<OfferOf1c> & { size?: string } = {}): OfferOf1c {
  const { size: named = size, ...rest } = about
  return {
    id: `1c-0001#${named}`,
    article: 'DR-1042-BUR-R',
    characteristics: [{ name: 'Розмір', value: named }],
    prices: [{ type: 'retail', price: '4 990,00' }],
    quantity: null,
    ...rest,
  }
}

export const someGoods = {
  id: '1c-0002',
  article: 'NEW-1-BLK',
  title: 'Сукня вечірня',
  description: 'Шовк',
  groups: ['g-1'],
}

/** The catalogue, and 1C that tells it of goods; each telling is a chunk of its own. */
export async function startExchange(about: Partial<GoodsMapping> = {}) {
  let now = Date.parse('2026-11-21T10:00:00Z')
  const api = await startApi({ clock: { now: () => new Date(now) } })
  await api.staff.write(changeGoodsMappingEndpoint, { body: { ...mapping, ...about, revision: 0 } })
  let chunks = 0
  return {
    ...api,
    pass(ms: number) {
      now += ms
    },
    tell(batch: Partial<GoodsBatch>) {
      chunks += 1
      const nothing = { price_types: [], groups: [], goods: [], offers: [], untold_sales: [] }
      const source = { exchange: 'exchange 1', at: '2026-11-21T10:00:00.000Z' }
      return api.internal.call(takeGoodsEndpoint, { key: `file ${chunks}`, source, ...nothing, ...batch })
    },
    /** Staff say more of what names of 1C mean. */
    async say(more: Partial<GoodsMapping>) {
      const { exchange } = await api.staff.read(goodsExchangeEndpoint)
      const body = { ...exchange.mapping, ...more, revision: exchange.revision }
      return api.staff.write(changeGoodsMappingEndpoint, { body })
    },
    /** What waited for it is tried again, chunk by chunk. */
    async retry(untold_sales: GoodsBatch['untold_sales'] = []): Promise<RetriedGoods[]> {
      const retried: RetriedGoods[] = []
      for (;;) {
        const { ready } = await api.internal.call(readyGoodsEndpoint, {})
        if (!ready) return retried
        retried.push(await api.internal.call(retryGoodsEndpoint, { key: ready.key, untold_sales }))
      }
    },
    seenValues: async () => (await api.staff.read(goodsExchangeEndpoint)).exchange.seen.values,
    takeBack: (exchange = 'exchange 1') =>
      api.staff.write(takeBackChangeEndpoint, { who: 'iryna', params: { id: groupOfExchange(exchange) } }),
    async undoOf(exchange = 'exchange 1'): Promise<ExchangeUndo | undefined> {
      return (await api.internal.call(exchangeUndosEndpoint, { exchanges: [exchange] })).undos[0]
    },
    articleOf: (article: string) => api.repositories.articles.one(article),
    async shelf(article: string, of = size) {
      const [item] = await api.repositories.stock.ofSizes([{ article, size: of }])
      return item
    },
  }
}
