import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import type { Locale } from '@shop/shell/locale'

type Named = { article: string; size: string; count: number }

/** "Сукня-футляр, 36 (S) × 2; Сорочка, 38 (M)": the titles come from the lines of the order. */
export function itemsText(items: readonly Named[], lines: FullOrder['lines'], locale: Locale): string {
  return items
    .map(({ article, size, count }) => {
      const title = lines.find(line => line.article === article)?.title[locale] ?? article
      return `${title}, ${size}${count > 1 ? ` × ${count}` : ''}`
    })
    .join('; ')
}
