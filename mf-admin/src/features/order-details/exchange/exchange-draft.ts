import type { ProductCard } from '@shop/contracts/catalog/product'
import type { OrderExchange } from '@shop/contracts/staff/orders/order-exchange'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import type { Text } from '@shop/contracts/texts/text'
import { differenceOf, type SumDraft } from '../change/change-draft.ts'
import { keyOf } from '../picked-lines.ts'

/** `of`: the article of whose colours and heights one is chosen; `size` is empty while the line is not exchanged. */
export type LineDraft = { of: string; article: string; size: string; count: string; title: Text | null }
export type ExchangeDraft = SumDraft & { swaps: Record<string, LineDraft> }
export type ExchangeableLine = FullOrder['lines'][number] & { most: number }

/** The lines of which items can be exchanged, with how many. */
export function exchangeableLines({ lines, exchangeable }: FullOrder): ExchangeableLine[] {
  const counts = new Map(exchangeable?.lines.map(line => [keyOf(line), line.count]))
  return lines.flatMap(line => {
    const most = counts.get(keyOf(line))
    return most === undefined ? [] : [{ ...line, most }]
  })
}

/** What the customer asked for online is chosen already. */
export function draftOf(order: FullOrder): ExchangeDraft {
  const asked = order.returns.filter(({ state }) => state === 'accepted').flatMap(({ lines }) => lines)
  const swaps = exchangeableLines(order).map(line => {
    const { wanted } = asked.findLast(known => keyOf(known) === keyOf(line)) ?? {}
    const { article = line.article, size = '' } = wanted ?? {}
    return [keyOf(line), { of: line.article, article, size, count: String(line.most), title: null }]
  })
  return { swaps: Object.fromEntries(swaps), keep_sum: '', means: '', meansReason: '' }
}

/** Another garment in place of the line; its first size that is there. */
export function pickedGoods({ article, title, sizes }: ProductCard): Partial<LineDraft> {
  return { of: article, article, title, size: sizes.find(({ count }) => count > 0)?.name ?? '' }
}

export function exchangeOf(order: FullOrder, { swaps, ...sum }: ExchangeDraft): OrderExchange {
  return {
    seen: order.exchangeable?.revision ?? '',
    swaps: exchangeableLines(order).flatMap(line => {
      const { article = '', size = '', count = '0' } = swaps[keyOf(line)] ?? {}
      const named = { article: line.article, size: line.size, bundle: line.bundle }
      return size === '' ? [] : [{ ...named, count: Math.min(Number(count), line.most), to: { article, size } }]
    }),
    ...differenceOf(sum),
  }
}
