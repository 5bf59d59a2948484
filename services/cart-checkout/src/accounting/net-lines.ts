import type { OrderLine, OrderSums } from '../order/order-line.ts'

/** What is sold at one price: minor units in the currency of the order, after its discount. */
export type NetLine = { id: string; article: string; title: string; count: number; price: number; isService: boolean }

/**
 * The lines as 1C books them. Its sums are price times count, so a line whose share of the discount leaves no whole price is divided
 * in two: all sums together are the order's total to the minor unit (docs/rules.md, "1C").
 */
export function netLines({ lines, sums }: { lines: readonly OrderLine[]; sums: OrderSums }): NetLine[] {
  const goods = lines.flatMap(({ article, size, title, count, sum, discount_share }) => {
    const net = sum - discount_share
    const price = Math.floor(net / count)
    const dearer = net - price * count
    const line = { id: `${article}#${size}`, article, title: `${title.uk}, ${size}`, isService: false }
    const parts = [
      { ...line, price, count: count - dearer },
      { ...line, price: price + 1, count: dearer },
    ]
    return parts.filter(part => part.count > 0)
  })
  const delivery = { id: 'ORDER_DELIVERY', article: '', title: 'Доставка замовлення', isService: true }
  return sums.delivery > 0 ? [...goods, { ...delivery, count: 1, price: sums.delivery }] : goods
}
