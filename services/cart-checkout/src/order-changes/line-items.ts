import { type Currency, grains } from '@shop/money/money'
import { isSameLine, type LineCount, type OrderLine } from '../order/order-line.ts'

/** The lines without the items that are taken away; what stays of a line keeps its price and its part of the discount. */
export function removeItems(
  lines: readonly OrderLine[],
  removed: readonly LineCount[],
  currency: Currency,
): OrderLine[] {
  return removed.reduce<OrderLine[]>(
    (left, { count, ...named }) =>
      left.flatMap(line => (isSameLine(line, named) ? withoutItems(line, withCount(line, count, currency)) : line)),
    [...lines],
  )
}

/** So many items of a line, with their part of its discount. */
export function withCount(line: OrderLine, count: number, currency: Currency): OrderLine {
  const { unit, list, discount_share, uah } = line
  const shareOf = (share: number, grain: number) => {
    const rest = Math.floor((share * (line.count - count)) / line.count / grain) * grain
    return share - rest
  }
  return {
    ...line,
    count,
    sum: unit * count,
    own_discount: (list - unit) * count,
    discount_share: shareOf(discount_share, grains[currency]),
    uah: { unit: uah.unit, discount_share: shareOf(uah.discount_share, grains.UAH) },
  }
}

/** What is left of a line, without the items that were moved out of it. */
export function withoutItems(line: OrderLine, moved: OrderLine): OrderLine[] {
  const count = line.count - moved.count
  if (count === 0) return []
  const { unit, list, uah, arrived } = line
  return [
    {
      ...line,
      count,
      // Of a pre-order only what has come is moved.
      ...(arrived !== undefined && { arrived: Math.max(0, arrived - moved.count) }),
      sum: unit * count,
      own_discount: (list - unit) * count,
      discount_share: line.discount_share - moved.discount_share,
      uah: { unit: uah.unit, discount_share: uah.discount_share - moved.uah.discount_share },
    },
  ]
}
