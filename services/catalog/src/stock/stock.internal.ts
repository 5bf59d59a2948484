import {
  extendHoldEndpoint,
  holdStockEndpoint,
  releaseStockEndpoint,
  sellablesEndpoint,
  sellStockEndpoint,
} from '@shop/contracts/stock'
import { invalid } from '@shop/service-kit/fields'
import { handleInternal, type InternalCalls } from '@shop/service-kit/internal'
import { readSellables, type SellableDeps } from '../articles/sellables.ts'
import { type HoldDeps, holdStock } from './hold-stock.ts'
import { extendHolds, releaseStock, sellStock } from './settle-stock.ts'

/** What the checkout asks of the shelves. */
export function addStockCalls(internal: InternalCalls, deps: HoldDeps & SellableDeps): void {
  handleInternal(internal, sellablesEndpoint, async ({ lines }) => ({ sellables: await readSellables(deps, lines) }))
  handleInternal(internal, holdStockEndpoint, async ({ order, pieces, until }) => {
    const short = await holdStock(deps, { order, pieces, until: moment(until) })
    return { held: short.length === 0, short }
  })
  handleInternal(internal, extendHoldEndpoint, async ({ order, pieces, until }) => {
    await extendHolds(deps, order, moment(until), pieces)
    return {}
  })
  handleInternal(internal, releaseStockEndpoint, async ({ order, pieces }) => {
    await releaseStock(deps, order, pieces)
    return {}
  })
  handleInternal(internal, sellStockEndpoint, async ({ order, pieces }) => {
    await sellStock(deps, order, pieces)
    return {}
  })
}

function moment(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw invalid('until')
  return date
}
