import type { PrintedLine, PrintedOrder } from '@shop/contracts/staff/orders/order-bulk'

/** What is fetched from one place of the shelf, and for which orders. */
export type PickRow = Pick<PrintedLine, 'article' | 'size' | 'height' | 'title' | 'color' | 'barcode' | 'own_code'> & {
  count: number
  orders: { number: string; count: number }[]
}

const inOrder = new Intl.Collator('uk', { numeric: true })

/** What must be fetched for these orders, in the order of the shelf: article, which names model, colour and height, then size. */
export function pickList(orders: readonly PrintedOrder[]): PickRow[] {
  const rows = new Map<string, PickRow>()
  for (const { number, lines } of orders.toSorted(byNumber))
    for (const { article, size, height, title, color, barcode, own_code, packable } of lines) {
      if (packable === 0) continue
      const key = `${article} ${size}`
      const row = rows.get(key) ?? { article, size, height, title, color, barcode, own_code, count: 0, orders: [] }
      const last = row.orders.at(-1)
      // A size may be in an order both alone and in a bundle.
      const taken = last?.number === number ? row.orders.slice(0, -1) : row.orders
      const before = last?.number === number ? last.count : 0
      const forOrder = { number, count: before + packable }
      rows.set(key, { ...row, count: row.count + packable, orders: [...taken, forOrder] })
    }
  return [...rows.values()].sort(
    (one, other) => inOrder.compare(one.article, other.article) || inOrder.compare(one.size, other.size),
  )
}

/** Orders of which nothing can be packed now. */
export function notPicked(orders: readonly PrintedOrder[]): PrintedOrder[] {
  return orders.filter(({ lines }) => lines.every(({ packable }) => packable === 0)).toSorted(byNumber)
}

function byNumber(one: { number: string }, other: { number: string }): number {
  return inOrder.compare(one.number, other.number)
}
