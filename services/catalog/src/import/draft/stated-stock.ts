import type { RowProblem } from '@shop/contracts/staff/goods/import-codes'
import { numberIn } from '../csv/cells.ts'
import type { StatedStock } from './draft.ts'

const MOST = 100_000

/** What a row says of its stock; undefined when it says nothing. */
export function statedStockOf(
  of: (column: string) => string | undefined,
  refuse: (column: string, code: RowProblem, value?: string) => void,
): StatedStock | undefined {
  const read = (column: string): number | undefined => {
    const text = of(column)
    if (text === undefined || text === '') return undefined
    const number = numberIn(text)
    if (number !== null && Number.isInteger(number) && Math.abs(number) <= MOST) return number
    refuse(column, number === null ? 'not_a_number' : 'whole_number', text)
    return undefined
  }
  const change = read('stock_change')
  const stated = read('stock')
  if (change !== undefined && stated !== undefined) {
    refuse('stock_change', 'stock_two_ways', String(change))
    return undefined
  }
  if (change !== undefined) return { change }
  if (stated === undefined) return undefined
  if (stated < 0) {
    refuse('stock', 'invalid', String(stated))
    return undefined
  }
  const was = read('stock_was')
  const received = read('received_was')
  return was !== undefined && received !== undefined ? { stated, was, received } : { stated }
}
