import { countOf, type LineCount, type OrderLine, type OrderSums } from '../order/order-line.ts'

/** What is sold at one price: minor units in the currency of the order, after its discount. `back`: so many of them came back. */
export type NetLine = {
  id: string
  article: string
  title: string
  count: number
  price: number
  back: number
  isService: boolean
}

type Back = { lines: readonly LineCount[]; delivery: boolean }
const nothing: Back = { lines: [], delivery: false }

/**
 * The lines as 1C books them. Its sums are price times count, so a line whose share of the discount leaves no whole price is divided
 * in two: all sums together are the order's total to the minor unit (docs/rules.md, "1C").
 */
export function netLines(
  { lines, sums }: { lines: readonly OrderLine[]; sums: OrderSums },
  back: Back = nothing,
): NetLine[] {
  const goods = lines.flatMap(line => {
    const { article, size, title, count, sum, discount_share } = line
    const net = sum - discount_share
    const price = Math.floor(net / count)
    const dearer = net - price * count
    const came = countOf(back.lines, line)
    const ofFirst = Math.min(came, count - dearer)
    const named = { id: `${article}#${size}`, article, title: `${title.uk}, ${size}`, isService: false }
    const parts = [
      { ...named, price, count: count - dearer, back: ofFirst },
      { ...named, price: price + 1, count: dearer, back: came - ofFirst },
    ]
    return parts.filter(part => part.count > 0)
  })
  const delivery = { id: 'ORDER_DELIVERY', article: '', title: 'Доставка замовлення', isService: true }
  const price = { count: 1, price: sums.delivery, back: back.delivery ? 1 : 0 }
  return sums.delivery > 0 ? [...goods, { ...delivery, ...price }] : goods
}
