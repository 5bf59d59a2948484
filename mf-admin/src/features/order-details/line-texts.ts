import { heightText } from '@shop/contracts/catalog/height'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import type { Locale } from '@shop/shell/locale'
import type { useTexts } from '../../use-texts.ts'

type Line = FullOrder['lines'][number]
type Translate = ReturnType<typeof useTexts>['t']

/** What tells it from the other lines of the order, in one word after the other. */
export function lineName({ title, size, height }: Line, locale: Locale): string {
  return [title[locale], size, ...(height ? [heightText(height)] : [])].join(', ')
}

/** By what staff find it on the shelf. */
export function shelfText({ article, size, height }: Line, t: Translate): string {
  return height
    ? t('order.lineOfHeight', { article, size, height: heightText(height) })
    : t('order.line', { article, size })
}

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
