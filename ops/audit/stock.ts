import { everSoldLines } from '@shop/cart-checkout/order/exchange'
import type { Order } from '@shop/cart-checkout/order/order'
import { itemsOf, type OrderLine } from '@shop/cart-checkout/order/order-line'
import { ARRIVAL, isBalanced, type Reservation, type StockItem } from '@shop/catalog/stock/stock'
import { createFindings, type Findings, type Invariant } from './invariant.ts'
import { countSold, isMoving, itemsAwaited, itemsOfChange, stockPlacesOf } from './stock-of-order.ts'

type Kind = 'shelf' | 'advance'
/** `count`: null while a change makes it another one. */
type ExpectedReservation = { count: number | null; must: boolean }
type Sold = { least: number; most: number }

const NOTHING_SOLD: Sold = { least: 0, most: 0 }
const NOTHING_PROMISED = { preorder_limit: null, preorder_promised: 0, preorder_holds: [], preorder_sold: 0 }

/** Every item is on the shelf, reserved by a living order, or sold by a paid one. */
export function stockInvariant(): Invariant {
  const expected = createExpectedStock()
  return {
    order: expected.noteOrder,
    async verdict(databases) {
      const { list, add } = createFindings()
      let checked = 0
      for await (const stored of databases('catalog').collection<StockItem>('stock').find().batchSize(2000)) {
        const item = { ...NOTHING_PROMISED, ...stored }
        checked += 1
        if (!isBalanced(item)) add(`${keyOf(item, 'shelf')} balance`, describeImbalance(item))
        for (const kind of ['shelf', 'advance'] as const) {
          compareReservations(item, kind, expected.takeReservations(keyOf(item, kind)), add)
          compareSold(item, kind, expected.takeSold(keyOf(item, kind)), add)
        }
      }
      for (const [key, { least }] of expected.remainingSold())
        if (least > 0) add(`${key} no shelf`, `${key.replaceAll('\n', ' ')}: ${least} sold, but there is no such shelf`)
      return { invariant: 'A1 stock', checked, findings: list }
    },
  }
}

/** What the orders say of stock. What was compared with a shelf is taken out, so that the rest has no shelf. */
function createExpectedStock() {
  const reservations = new Map<string, Map<string, ExpectedReservation>>()
  const sold = new Map<string, Sold>()

  function noteReservation(key: string, order: string, reservation: ExpectedReservation): void {
    const orders = reservations.get(key) ?? new Map<string, ExpectedReservation>()
    reservations.set(key, orders.set(order, reservation))
  }

  function noteSold(order: Order, line: OrderLine, placesOfOrder: number): void {
    const { shelf, advance } = countSold(order, line)
    const isCertain = placesOfOrder === 1 && !isMoving(order)
    // On the move, all of it may still be on either side.
    addSold(keyOf(line, 'shelf'), isCertain ? shelf : 0, isCertain ? shelf : line.count)
    if (line.preorder) addSold(keyOf(line, 'advance'), isCertain ? advance : 0, isCertain ? advance : line.count)
  }

  function addSold(key: string, least: number, most: number): void {
    const known = sold.get(key) ?? NOTHING_SOLD
    sold.set(key, { least: known.least + least, most: known.most + most })
  }

  return {
    noteOrder(order: Order): void {
      const places = stockPlacesOf(order)
      const must = places.length === 1
      if (places.includes('held'))
        for (const item of itemsOf(order.lines))
          noteReservation(keyOf(item, kindOf(item)), order.number, { count: item.count, must })
      const changed = itemsOfChange(order)
      for (const item of changed.reserved)
        noteReservation(keyOf(item, kindOf(item)), order.number, { count: item.count, must: false })
      for (const size of changed.resized)
        noteReservation(keyOf(size, kindOf(size)), order.number, { count: null, must: false })
      for (const item of itemsAwaited(order))
        noteReservation(keyOf(item, kindOf(item)), order.number, { count: item.count, must: true })
      for (const item of changed.sold) addSold(keyOf(item, kindOf(item)), 0, item.count)
      if (places.includes('sold')) for (const line of everSoldLines(order)) noteSold(order, line, places.length)
    },
    takeReservations(key: string): Map<string, ExpectedReservation> {
      const orders = reservations.get(key) ?? new Map<string, ExpectedReservation>()
      reservations.delete(key)
      return orders
    },
    takeSold(key: string): Sold {
      const known = sold.get(key) ?? NOTHING_SOLD
      sold.delete(key)
      return known
    },
    remainingSold: (): ReadonlyMap<string, Sold> => sold,
  }
}

function compareReservations(
  item: StockItem,
  kind: Kind,
  orders: Map<string, ExpectedReservation>,
  add: Findings['add'],
): void {
  const key = keyOf(item, kind)
  for (const { order, count } of kind === 'shelf' ? item.holds : item.preorder_holds) {
    if (order === ARRIVAL) continue
    const reservation = orders.get(order)
    orders.delete(order)
    if (!reservation)
      add(`${key} held ${order}`, `${nameOf(item)}: ${order} holds ${count}, but it is no order that waits`)
    else if (reservation.count !== null && reservation.count !== count)
      add(`${key} count ${order}`, `${nameOf(item)}: ${order} holds ${count} instead of ${reservation.count}`)
  }
  for (const [order, { count, must }] of orders)
    if (must)
      add(`${key} lost ${order}`, `${nameOf(item)}: ${order} waits for its money and holds none of its ${count}`)
}

function compareSold(item: StockItem, kind: Kind, { least, most }: Sold, add: Findings['add']): void {
  const soldHere = kind === 'shelf' ? item.sold : item.preorder_sold
  const off = soldHere < least ? soldHere - least : Math.max(0, soldHere - most)
  if (off !== 0)
    add(
      `${keyOf(item, kind)} sold ${off}`,
      `${nameOf(item)}: ${soldHere} sold, but paid orders say ${off < 0 ? least : most}`,
    )
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

function kindOf({ preorder }: { preorder?: true }): Kind {
  return preorder ? 'advance' : 'shelf'
}

function nameOf({ article, size }: StockItem): string {
  return `${article} ${size}`
}
