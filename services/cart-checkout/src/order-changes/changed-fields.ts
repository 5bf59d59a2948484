import type { Contact } from '@shop/contracts/contact'
import type { ChangedField } from '@shop/contracts/orders/changed-field'
import type { PromoChoice } from '@shop/contracts/staff/orders/order-change'
import type { Text } from '@shop/contracts/texts/text'
import { formatMoney } from '@shop/money/format'
import { isSameLine, type OrderSums } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import type { ChangedDetails } from '../order/stored-change.ts'
import type { ChangedGoods } from './changed-sums.ts'
import { goodsText } from './goods-text.ts'
import { stockOfLine } from './line-stock.ts'

/** What becomes of the goods, as the customer and staff read it; what is taken away is nothing afterwards, what is added was nothing. */
export function changedGoods({ lines }: Placed, { removed, swaps, added = [] }: ChangedGoods): ChangedField[] {
  const lineOf = (named: ChangedGoods['removed'][number]) => lines.find(known => isSameLine(known, named))
  const textOf = ({ count, ...named }: ChangedGoods['removed'][number], isOfColor = false) => {
    const line = lineOf({ ...named, count })
    if (!line) return plain('')
    const preorder = stockOfLine(line) === 'advance' ? line.preorder : null
    return goodsText({ ...line, count, preorder, ...(!isOfColor && { color: undefined }) })
  }
  return [
    ...swaps.map(({ to, sellable, preorder, ...swap }) => {
      const isOtherColor = sellable.color !== undefined && lineOf(swap)?.color?.uk !== sellable.color.uk
      const color = isOtherColor ? sellable.color : undefined
      const is = goodsText({ ...sellable, ...to, color, preorder, count: swap.count })
      return { field: 'goods' as const, was: textOf(swap, isOtherColor), is }
    }),
    ...removed.map(line => ({ field: 'goods' as const, was: textOf(line), is: plain('') })),
    ...added.map(({ sellable, size, count, preorder }) => {
      return {
        field: 'goods' as const,
        was: plain(''),
        is: goodsText({ ...sellable, color: undefined, preorder, size, count }),
      }
    }),
  ]
}

/** What the details change, as the customer and staff read it. */
export function changedDetails(order: Placed, details: ChangedDetails): ChangedField[] {
  const { customer, note, delivery_text } = order
  const { customer: person = customer, note: told = note, delivery_text: place = delivery_text } = details
  const fields: ChangedField[] = [
    { field: 'name', was: plain(nameOf(customer)), is: plain(nameOf(person)) },
    { field: 'phone', was: plain(customer.phone), is: plain(person.phone) },
    { field: 'email', was: plain(customer.email), is: plain(person.email) },
    { field: 'note', was: plain(note), is: plain(told) },
    { field: 'delivery', was: delivery_text, is: place },
  ]
  return fields.filter(({ was, is }) => was.uk !== is.uk || was.en !== is.en)
}

/** What becomes of the order's promo code, where its terms did not hold any more. */
export function changedPromo({ promo }: Placed, choice: PromoChoice | undefined): ChangedField[] {
  if (!promo || !choice) return []
  const { code } = promo
  const kept = { uk: `${code}, лише на домовлені речі`, en: `${code}, for the agreed items only` }
  return [{ field: 'promo', was: plain(code), is: choice === 'keep' ? kept : plain('') }]
}

/** The total of the order, where it becomes another one. */
export function changedTotal({ sums: { total }, currency }: Placed, will: OrderSums): ChangedField[] {
  const money = (amount: number): Text => ({
    uk: formatMoney('uk', { amount, currency }),
    en: formatMoney('en', { amount, currency }),
  })
  return total === will.total ? [] : [{ field: 'total', was: money(total), is: money(will.total) }]
}

function nameOf({ name, last_name }: Contact): string {
  return `${name} ${last_name}`.trim()
}

/** What somebody wrote is the same in both languages. */
function plain(text: string): Text {
  return { uk: text, en: text }
}
