import type { WantedLine } from '@shop/contracts/cart/cart'
import { internalShopsEndpoint, type Shop } from '@shop/contracts/catalog/shops'
import {
  alternativesEndpoint,
  arrivedStockEndpoint,
  assignArrivedEndpoint,
  commitStockEndpoint,
  extendReservationEndpoint,
  freeArrivedEndpoint,
  priceSamplesEndpoint,
  receiveStockEndpoint,
  releaseStockEndpoint,
  reserveStockEndpoint,
  resizeReservationEndpoint,
  restockEndpoint,
  type Sellable,
  sellablesEndpoint,
} from '@shop/contracts/catalog/stock'
import type { ResultOf } from '@shop/contracts/endpoint'
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
import {
  type CodedSize,
  MOST_SOLD_GOODS,
  type SoldGoodsNow,
  salesScopeEndpoint,
  sizeCodesEndpoint,
  soldGoodsNowEndpoint,
} from '@shop/contracts/staff/goods/sold-goods'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { ResizedItem, ShortLine, StockItem } from '../order/order-line.ts'

/** A price that examples are made of. */
export type PriceSample = ResultOf<typeof priceSamplesEndpoint>['samples'][number]

export type Catalog = ReturnType<typeof createCatalog>

/** What the checkout asks of the catalogue. Each change of stock may be asked twice without harm. */
export function createCatalog(client: InternalClient) {
  return {
    async sellables(lines: readonly WantedLine[]): Promise<Sellable[]> {
      const asked = lines.map(({ article, size, bundle }) => ({ article, size, bundle: bundle ?? null }))
      return (await client.call(sellablesEndpoint, { lines: asked })).sellables
    },
    /** What of the same model can be had in place of each article; an unknown one has none. */
    async alternatives(articles: readonly string[]): Promise<Map<string, Sellable[]>> {
      const { alternatives } = await client.call(alternativesEndpoint, { articles: [...new Set(articles)] })
      return new Map(alternatives.map(({ of, sellables }) => [of, sellables]))
    },
    /** What examples are made of: the same ones until the catalogue changes. */
    async priceSamples(): Promise<PriceSample[]> {
      return (await client.call(priceSamplesEndpoint, {})).samples
    },
    /** The articles of a model, or a category with all below it. */
    salesScope: (of: { model?: string; category?: string }): Promise<{ articles: string[]; categories: string[] }> =>
      client.call(salesScopeEndpoint, of),
    /** What articles are called, what is there of them, and how many wait for it. */
    async soldGoodsNow(articles: string[]): Promise<SoldGoodsNow[]> {
      return (await client.call(soldGoodsNowEndpoint, { articles })).goods
    },
    /** What sizes of these articles are scanned by. */
    async sizeCodes(articles: readonly string[]): Promise<CodedSize[]> {
      const sizes: CodedSize[] = []
      for (let from = 0; from < articles.length; from += MOST_SOLD_GOODS) {
        const asked = { articles: articles.slice(from, from + MOST_SOLD_GOODS) }
        sizes.push(...(await client.call(sizeCodesEndpoint, asked)).sizes)
      }
      return sizes
    },
    /** Some goods and offers of 1C; the same under the same key moves no stock twice. */
    takeGoods: (batch: GoodsBatch): Promise<GoodsOutcome> => client.call(takeGoodsEndpoint, batch),
    /** A chunk whose offers have waited for what staff have said by now. */
    readyGoods: async (): Promise<ReadyGoods | null> => (await client.call(readyGoodsEndpoint, {})).ready,
    retryGoods: (key: string, untold_sales: GoodsBatch['untold_sales']): Promise<RetriedGoods> =>
      client.call(retryGoodsEndpoint, { key, untold_sales }),
    /** What a picture file of 1C is for. */
    useOfPicture: async (name: string): Promise<PictureUse> => (await client.call(pictureUseEndpoint, { name })).use,
    /** Gives it to its article; false when it has it already. */
    takePicture: async (picture: { name: string; exchange: string }, file: Buffer): Promise<boolean> =>
      (await client.call(takePictureEndpoint, picture, file)).is_added,
    /** What can be taken back of exchanges with 1C, by exchange. */
    async exchangeUndos(exchanges: string[]): Promise<Map<string, ExchangeUndo>> {
      if (exchanges.length === 0) return new Map()
      const { undos } = await client.call(exchangeUndosEndpoint, { exchanges })
      return new Map(undos.map(({ exchange, ...undo }) => [exchange, undo]))
    },
    async shops(): Promise<Shop[]> {
      return (await client.call(internalShopsEndpoint, {})).shops
    },
    async reserve(order: string, items: StockItem[], until: Date): Promise<{ reserved: boolean; short: ShortLine[] }> {
      const asked = { order, pieces: items, until: until.toISOString() }
      const { held: reserved, short } = await client.call(reserveStockEndpoint, asked)
      return { reserved, short }
    },

    /** Makes what is reserved of these sizes so many items; where not all are there, as many as it was. */
    async resize(order: string, items: ResizedItem[], until: Date): Promise<{ reserved: boolean; short: ShortLine[] }> {
      const asked = { order, pieces: items, until: until.toISOString() }
      const { held: reserved, short } = await client.call(resizeReservationEndpoint, asked)
      return { reserved, short }
    },

    async extend(order: string, items: StockItem[], until: Date): Promise<void> {
      await client.call(extendReservationEndpoint, { order, pieces: items, until: until.toISOString() })
    },
    async release(order: string, items: StockItem[]): Promise<void> {
      await client.call(releaseStockEndpoint, { order, pieces: items })
    },
    async sell(order: string, items: StockItem[]): Promise<void> {
      await client.call(commitStockEndpoint, { order, pieces: items })
    },
    /** Sold items that are for sale again; the key makes it happen once. */
    async restock(key: string, items: StockItem[]): Promise<void> {
      await client.call(restockEndpoint, { key, pieces: items })
    },
    /** Items from the maker. */
    async receive(key: string, item: Omit<StockItem, 'preorder'>): Promise<void> {
      await client.call(receiveStockEndpoint, { key, piece: item })
    },
    /** What has come and waits to be given to those who ordered in advance. */
    fetchArrived: async (): Promise<StockItem[]> => (await client.call(arrivedStockEndpoint, {})).pieces,
    assign: (key: string, items: StockItem[]): Promise<{ assigned: boolean }> =>
      client.call(assignArrivedEndpoint, { key, pieces: items }),

    async freeArrived({ article, size }: Pick<StockItem, 'article' | 'size'>): Promise<void> {
      await client.call(freeArrivedEndpoint, { article, size })
    },
  }
}
