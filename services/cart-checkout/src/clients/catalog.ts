import type { WantedLine } from '@shop/contracts/cart'
import { internalShopsEndpoint, type Shop } from '@shop/contracts/shops'
import {
  arrivedStockEndpoint,
  assignArrivedEndpoint,
  extendHoldEndpoint,
  freeArrivedEndpoint,
  holdStockEndpoint,
  putBackStockEndpoint,
  receiveStockEndpoint,
  releaseStockEndpoint,
  type Sellable,
  sellablesEndpoint,
  sellStockEndpoint,
} from '@shop/contracts/stock'
import type { InternalClient } from '@shop/service-kit/internal-client'
import type { Piece } from '../order/order.ts'
import type { ShortLine } from '../order/short-line.ts'

export type Catalog = ReturnType<typeof createCatalog>

/** What the checkout asks of the catalogue. Each change of stock may be asked twice without harm. */
export function createCatalog(client: InternalClient) {
  return {
    async sellables(lines: readonly WantedLine[]): Promise<Sellable[]> {
      const asked = lines.map(({ article, size, bundle }) => ({ article, size, bundle: bundle ?? null }))
      return (await client.call(sellablesEndpoint, { lines: asked })).sellables
    },
    async shops(): Promise<Shop[]> {
      return (await client.call(internalShopsEndpoint, {})).shops
    },
    hold: (order: string, pieces: Piece[], until: Date): Promise<{ held: boolean; short: ShortLine[] }> =>
      client.call(holdStockEndpoint, { order, pieces, until: until.toISOString() }),

    async extend(order: string, pieces: Piece[], until: Date): Promise<void> {
      await client.call(extendHoldEndpoint, { order, pieces, until: until.toISOString() })
    },
    async release(order: string, pieces: Piece[]): Promise<void> {
      await client.call(releaseStockEndpoint, { order, pieces })
    },
    async sell(order: string, pieces: Piece[]): Promise<void> {
      await client.call(sellStockEndpoint, { order, pieces })
    },
    /** Sold pieces that are for sale again; the key makes it happen once. */
    async putBack(key: string, pieces: Piece[]): Promise<void> {
      await client.call(putBackStockEndpoint, { key, pieces })
    },
    /** Pieces from the maker. */
    async receive(key: string, piece: Omit<Piece, 'preorder'>): Promise<void> {
      await client.call(receiveStockEndpoint, { key, piece })
    },
    /** What has come and waits to be given to those who ordered in advance. */
    arrived: async (): Promise<Piece[]> => (await client.call(arrivedStockEndpoint, {})).pieces,
    async assign(key: string, pieces: Piece[]): Promise<{ held: boolean }> {
      return { held: (await client.call(assignArrivedEndpoint, { key, pieces })).assigned }
    },
    async freeArrived({ article, size }: Pick<Piece, 'article' | 'size'>): Promise<void> {
      await client.call(freeArrivedEndpoint, { article, size })
    },
  }
}
