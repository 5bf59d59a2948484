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
  sellablesEndpoint,
} from '@shop/contracts/catalog/stock'
import { ShopError } from '@shop/contracts/errors'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { invalid } from '@shop/service-kit/calls/fields'
import { assignArrived, freeArrived, listArrived, receiveStock } from '../stock/arrivals.ts'
import { type ReserveDeps, reserveStock } from '../stock/reserve-stock.ts'
import { resizeReservations } from '../stock/resize-reservations.ts'
import { restock } from '../stock/restock.ts'
import { releaseStock, type StockDeps, sellStock } from '../stock/settle-stock.ts'
import { readAlternatives, readPriceSamples, readSellables, type SellableDeps } from './sellables.ts'

/** The calls of the checkout about stock. */
export function addStockCalls(internal: InternalCalls, deps: ReserveDeps & SellableDeps): void {
  handleInternal(internal, sellablesEndpoint, async ({ lines }) => ({ sellables: await readSellables(deps, lines) }))
  handleInternal(internal, alternativesEndpoint, async ({ articles }) => ({
    alternatives: await readAlternatives(deps, articles),
  }))
  handleInternal(internal, priceSamplesEndpoint, async () => ({ samples: await readPriceSamples(deps) }))
  handleInternal(internal, reserveStockEndpoint, async ({ order, pieces, until }) => {
    const short = await reserveStock(deps, { order, items: pieces, until: moment(until) })
    return { held: short.length === 0, short }
  })
  handleInternal(internal, resizeReservationEndpoint, async ({ order, pieces, until }) => {
    const short = await resizeReservations(deps, { order, items: pieces, until: moment(until) })
    return { held: short.length === 0, short }
  })
  handleInternal(internal, extendReservationEndpoint, async ({ order, pieces, until }) => {
    await deps.stock.extend(order, pieces, moment(until))
    return {}
  })
  handleInternal(internal, releaseStockEndpoint, async ({ order, pieces }) => {
    await releaseStock(deps, order, pieces)
    return {}
  })
  handleInternal(internal, commitStockEndpoint, async ({ order, pieces }) => {
    await sellStock(deps, order, pieces)
    return {}
  })
}

/** The calls about items that come from the maker or back from customers. */
export function addStockMoveCalls(internal: InternalCalls, deps: StockDeps): void {
  handleInternal(internal, restockEndpoint, async ({ key, pieces }) => {
    await restock(deps, key, pieces)
    return {}
  })
  handleInternal(internal, receiveStockEndpoint, async ({ key, piece }) => {
    if (!(await receiveStock(deps, key, piece))) throw new ShopError('not_found')
    return {}
  })
  handleInternal(internal, arrivedStockEndpoint, async () => ({ pieces: await listArrived(deps) }))
  handleInternal(internal, assignArrivedEndpoint, async ({ key, pieces }) => {
    const given = []
    for (const piece of pieces) given.push(await assignArrived(deps, key, piece))
    return { assigned: given.every(Boolean) }
  })
  handleInternal(internal, freeArrivedEndpoint, async size => {
    await freeArrived(deps, size)
    return {}
  })
}

function moment(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw invalid('until')
  return date
}
