import type { Order } from '@shop/cart-checkout/order/order'
import { itemsOf, type OrderLine } from '@shop/cart-checkout/order/order-line'
import { ARRIVAL, isBalanced, type Reservation, type StockItem } from '@shop/catalog/stock/stock'
import { createFindings, type Findings, type Invariant } from './invariant.ts'
import { isMoving, soldOf, stockPlacesOf } from './stock-of-order.ts'

type Kind = 'shelf' | 'advance'
type ExpectedReservation = { count: number; must: boolean }
type Sold = { least: number; most: number }

const NOTHING_PROMISED = { preorder_limit: null, preorder_promised: 0, preorder_holds: [], preorder_sold: 0 }

/** Every item is on the shelf, reserved by a living order, or sold by a paid one. */
export function stockInvariant(): Invariant {
  const expected = new Map<string, Map<string, ExpectedReservation>>()
  const sold = new Map<string, Sold>()

  function orderGoesBy(order: Order): void {
    const places = stockPlacesOf(order)
    if (places.includes('held'))
      for (const item of itemsOf(order.lines))
        noteReservation(keyOf(item, item.preorder ? 'advance' : 'shelf'), order.number, {
          count: item.count,
          must: places.length === 1,
        })
    if (places.includes('sold')) for (const line of order.lines) noteSold(order, line, places.length === 1)
  }

  function noteSold(order: Order, line: OrderLine, isSold: boolean): void {
    const { shelf, advance } = soldOf(order, line)
    const isCertain = isSold && !isMoving(order)
    // On the move, all of it may still be on either side.
    addSold(keyOf(line, 'shelf'), isCertain ? shelf : 0, isCertain ? shelf : line.count)
    if (line.preorder) addSold(keyOf(line, 'advance'), isCertain ? advance : 0, isCertain ? advance : line.count)
  }

  function noteReservation(key: string, order: string, reservation: ExpectedReservation): void {
    const orders = expected.get(key) ?? new Map<string, ExpectedReservation>()
    expected.set(key, orders.set(order, reservation))
  }

  function addSold(key: string, least: number, most: number): void {
    const known = sold.get(key) ?? { least: 0, most: 0 }
    sold.set(key, { least: known.least + least, most: known.most + most })
  }

  function compare(
    item: StockItem,
    kind: Kind,
    holds: readonly Reservation[],
    soldHere: number,
    add: Findings['add'],
  ): void {
    const key = keyOf(item, kind)
    const orders = expected.get(key) ?? new Map<string, ExpectedReservation>()
    for (const { order, count } of holds) {
      if (order === ARRIVAL) continue
      const reservation = orders.get(order)
      orders.delete(order)
      if (!reservation)
        add(`${key} held ${order}`, `${nameOf(item)}: ${order} holds ${count}, but it is no order that waits`)
      else if (reservation.count !== count)
        add(`${key} count ${order}`, `${nameOf(item)}: ${order} holds ${count} instead of ${reservation.count}`)
    }
    for (const [order, { count, must }] of orders)
      if (must)
        add(`${key} lost ${order}`, `${nameOf(item)}: ${order} waits for its money and holds none of its ${count}`)
    expected.delete(key)
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
        if (!isBalanced(item)) add(`${keyOf(item, 'shelf')} balance`, describeImbalance(item))
        compare(item, 'shelf', item.holds, item.sold, add)
        compare(item, 'advance', item.preorder_holds, item.preorder_sold, add)
      }
      for (const [key, { least }] of sold)
        if (least > 0) add(`${key} no shelf`, `${key.replaceAll('\n', ' ')}: ${least} sold, but there is no such shelf`)
      return { invariant: 'A1 stock', checked, findings: list }
    },
  }
}

function describeImbalance(item: StockItem): string {
  const held = quantityIn(item.holds)
  const shelf = `received ${item.received}, available ${item.available} + held ${held} + sold ${item.sold}`
  const promised = `promised ${item.preorder_promised}, held ${quantityIn(item.preorder_holds)} + sold ${item.preorder_sold}`
  return `${nameOf(item)}: ${shelf}; in advance ${promised}`
}

function quantityIn(holds: readonly Reservation[]): number {
  return holds.reduce((sum, { count }) => sum + count, 0)
}

function keyOf({ article, size }: { article: string; size: string }, kind: Kind): string {
  return `${article}\n${size}\n${kind}`
}

function nameOf({ article, size }: StockItem): string {
  return `${article} ${size}`
}
