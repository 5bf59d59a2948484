import { heightText } from '@shop/contracts/catalog/height'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import type { Locale } from '@shop/shell/locale'
import type { useTexts } from '../../use-texts.ts'

type Line = FullOrder['lines'][number]
type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'locale'>

/** What tells it from the other lines of the order, in one word after the other. */
export function lineName({ title, color, size, height }: Line, locale: Locale): string {
  return [title[locale], ...(color ? [color[locale]] : []), size, ...(height ? [heightText(height)] : [])].join(', ')
}

/** By what staff find it on the shelf. */
export function shelfText({ article, color, size, height }: Line, { t, locale }: Texts): string {
  const place = height
    ? t('order.lineOfHeight', { article, size, height: heightText(height) })
    : t('order.line', { article, size })
  return color ? `${color[locale]} · ${place}` : place
}

type KnownLine = Pick<Line, 'article' | 'title' | 'color'>

/** The lines of an order and what left it by exchanges: all that its parcels and returns name. */
export function knownLines({ lines, exchanges = [] }: Pick<FullOrder, 'lines' | 'exchanges'>): KnownLine[] {
  return [...lines, ...exchanges.flatMap(({ gone }) => gone)]
}

type Named = { article: string; size: string; count: number }

/** "Сукня-футляр, Чорний, 36 (S) × 2; Сорочка, 38 (M)": titles and colours come from the lines of the order. */
export function itemsText(items: readonly Named[], lines: readonly KnownLine[], locale: Locale): string {
  return items
    .map(({ article, size, count }) => {
      const line = lines.find(other => other.article === article)
      const name = [line?.title[locale] ?? article, ...(line?.color ? [line.color[locale]] : []), size].join(', ')
      return `${name}${count > 1 ? ` × ${count}` : ''}`
    })
    .join('; ')
}
