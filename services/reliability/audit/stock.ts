import { type Order, itemsOf } from '@shop/cart-checkout/order/order'
import type { OrderLine } from '@shop/cart-checkout/order/order-line'
import { ARRIVAL, type Hold, isBalanced, type StockItem } from '@shop/catalog/stock/stock'
import { goodsOf, isMoving, soldOf } from './goods-of-order.ts'
import { createFindings, type Findings, type Invariant } from './invariant.ts'

type Kind = 'shelf' | 'advance'
type Wanted = { count: number; must: boolean }
type Sold = { least: number; most: number }

const NOTHING_PROMISED = { preorder_limit: null, preorder_promised: 0, preorder_holds: [], preorder_sold: 0 }

/** A1: every piece is on the shelf, held by a living order, or sold by a paid one. */
export function stockInvariant(): Invariant {
  const wanted = new Map<string, Map<string, Wanted>>()
  const sold = new Map<string, Sold>()

  function orderGoesBy(order: Order): void {
    const goods = goodsOf(order)
    if (goods.includes('held'))
      for (const piece of itemsOf(order.lines))
        noteHold(keyOf(piece, piece.preorder ? 'advance' : 'shelf'), order.number, {
          count: piece.count,
          must: goods.length === 1,
        })
    if (goods.includes('sold')) for (const line of order.lines) noteSold(order, line, goods.length === 1)
  }

  function noteSold(order: Order, line: OrderLine, isSold: boolean): void {
    const { shelf, advance } = soldOf(order, line)
    const isCertain = isSold && !isMoving(order)
    // On the move, all of it may still be on either side.
    addSold(keyOf(line, 'shelf'), isCertain ? shelf : 0, isCertain ? shelf : line.count)
    if (line.preorder) addSold(keyOf(line, 'advance'), isCertain ? advance : 0, isCertain ? advance : line.count)
  }

  function noteHold(key: string, order: string, hold: Wanted): void {
    const orders = wanted.get(key) ?? new Map<string, Wanted>()
    wanted.set(key, orders.set(order, hold))
  }

  function addSold(key: string, least: number, most: number): void {
    const known = sold.get(key) ?? { least: 0, most: 0 }
    sold.set(key, { least: known.least + least, most: known.most + most })
  }

  function compare(item: StockItem, kind: Kind, holds: readonly Hold[], soldHere: number, add: Findings['add']): void {
    const key = keyOf(item, kind)
    const orders = wanted.get(key) ?? new Map<string, Wanted>()
    for (const { order, count } of holds) {
      if (order === ARRIVAL) continue
      const hold = orders.get(order)
      orders.delete(order)
      if (!hold) add(`${key} held ${order}`, `${nameOf(item)}: ${order} holds ${count}, but it is no order that waits`)
      else if (hold.count !== count)
        add(`${key} count ${order}`, `${nameOf(item)}: ${order} holds ${count} instead of ${hold.count}`)
    }
    for (const [order, { count, must }] of orders)
      if (must)
        add(`${key} lost ${order}`, `${nameOf(item)}: ${order} waits for its money and holds none of its ${count}`)
    wanted.delete(key)
    const { least, most } = sold.get(key) ?? { least: 0, most: 0 }
    const off = soldHere < least ? soldHere - least : Math.max(0, soldHere - most)
    if (off !== 0)
      add(`${key} sold ${off}`, `${nameOf(item)}: ${soldHere} sold, but paid orders say ${off < 0 ? least : most}`)
    sold.delete(key)
  }

  return {
    order: orderGoesBy,
    async verdict(databases) {
      const { list, add } = createFindings()
      let checked = 0
      for await (const stored of databases('catalog').collection<StockItem>('stock').find().batchSize(2000)) {
        const item = { ...NOTHING_PROMISED, ...stored }
        checked += 1
        if (!isBalanced(item)) add(`${keyOf(item, 'shelf')} balance`, unbalanced(item))
        compare(item, 'shelf', item.holds, item.sold, add)
        compare(item, 'advance', item.preorder_holds, item.preorder_sold, add)
      }
      for (const [key, { least }] of sold)
        if (least > 0) add(`${key} no shelf`, `${key.replaceAll('\n', ' ')}: ${least} sold, but there is no such shelf`)
      return { invariant: 'A1 stock', checked, findings: list }
    },
  }
}

function unbalanced(item: StockItem): string {
  const held = piecesIn(item.holds)
  const shelf = `received ${item.received}, available ${item.available} + held ${held} + sold ${item.sold}`
  const promised = `promised ${item.preorder_promised}, held ${piecesIn(item.preorder_holds)} + sold ${item.preorder_sold}`
  return `${nameOf(item)}: ${shelf}; in advance ${promised}`
}

function piecesIn(holds: readonly Hold[]): number {
  return holds.reduce((sum, { count }) => sum + count, 0)
}

function keyOf({ article, size }: { article: string; size: string }, kind: Kind): string {
  return `${article}\n${size}\n${kind}`
}

function nameOf({ article, size }: StockItem): string {
  return `${article} ${size}`
}
