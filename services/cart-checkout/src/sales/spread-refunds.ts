import { grains, splitByLargestRemainder } from '@shop/money/money'
import type { Order } from '../order/order.ts'
import { countOf, type OrderLine } from '../order/order-line.ts'
import type { MoneyBack } from './money-back.ts'

/** What one refund gave back of each line of the order: items, and kopiyky. */
export type SpreadRefund = { at: Date; uah: number; lines: { items: number; uah: number }[] }

/** What has not gone back yet: of each line, of the delivery, and of money that came twice. */
type Left = { lines: number[]; delivery: number; surplus: number }

/**
 * Splits the money that went back to the lines of the order. A refund belongs to what it names. One that names nothing is at first what
 * was paid twice, then it is spread over what is left of the goods, and what is more than that is the delivery
 * (docs/rules.md, "Statistics").
 */
export function spreadRefunds(
  { lines }: Pick<Order, 'lines'>,
  backs: readonly MoneyBack[],
  { delivery, surplus }: { delivery: number; surplus: number },
): SpreadRefund[] {
  let left: Left = { lines: lines.map(paidSumOf), delivery, surplus }
  const items = lines.map(() => 0)
  return backs.map(back => {
    const refundedCounts = lines.map(line => countOf(back.lines, line))
    const weights = lines.map((line, index) =>
      Math.min(left.lines[index] ?? 0, worthOf(line, items[index] ?? 0, refundedCounts[index] ?? 0)),
    )
    const given = back.isOverpaid
      ? nothingOf(lines)
      : isNothing(weights, back, left)
        ? splitUnnamed(back.uah, left)
        : splitNamed(back, weights, left)
    left = less(left, given)
    for (const [index, count] of refundedCounts.entries()) items[index] = (items[index] ?? 0) + count
    return {
      at: back.at,
      uah: back.uah,
      lines: given.lines.map((uah, index) => ({ items: refundedCounts[index] ?? 0, uah })),
    }
  })
}

/** What was paid for a line after its share of the order's discount, in kopiyky. */
export function paidSumOf({ uah: { unit, discount_share }, count }: OrderLine): number {
  return unit * count - discount_share
}

/** What was paid for some items of a line, after `before` others: all of them together are the whole line. */
function worthOf({ uah: { unit, discount_share }, count }: OrderLine, before: number, items: number): number {
  const shareOf = (some: number) => Math.floor((discount_share * some) / count / grains.UAH) * grains.UAH
  return unit * items - (shareOf(before + items) - shareOf(before))
}

function isNothing(weights: readonly number[], { delivery }: MoneyBack, left: Left): boolean {
  return sumOf(weights) === 0 && !(delivery && left.delivery > 0)
}

function nothingOf(lines: readonly OrderLine[]): Left {
  return { lines: lines.map(() => 0), delivery: 0, surplus: 0 }
}

function splitNamed({ uah, delivery }: MoneyBack, weights: readonly number[], left: Left): Left {
  const shares = toTheKopiyka(uah, [...weights, delivery ? left.delivery : 0])
  return { lines: shares.slice(0, -1), delivery: shares.at(-1) ?? 0, surplus: 0 }
}

function splitUnnamed(uah: number, left: Left): Left {
  const surplus = Math.min(uah, left.surplus)
  const goods = Math.min(uah - surplus, sumOf(left.lines))
  return { lines: toTheKopiyka(goods, left.lines), delivery: uah - surplus - goods, surplus }
}

function less(left: Left, given: Left): Left {
  return {
    lines: left.lines.map((sum, index) => Math.max(0, sum - (given.lines[index] ?? 0))),
    delivery: Math.max(0, left.delivery - given.delivery),
    surplus: left.surplus - given.surplus,
  }
}

/** Prices move in whole hryvnias, a refund may not: its smallest step is that of a euro, a hundredth. */
function toTheKopiyka(uah: number, weights: readonly number[]): number[] {
  return splitByLargestRemainder(uah, weights, 'EUR')
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
