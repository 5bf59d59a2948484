import { heightText } from '@shop/contracts/catalog/height'
import type { Locale, Text } from '@shop/contracts/texts/text'
import { dayText } from '../emails/email-facts.ts'

/** `color`: where it is what tells the goods from others; `preorder`: the day from which they ship, of what is still to come. */
type Goods = {
  title: Text
  color?: Text | undefined
  size: string
  height?: string | null
  count: number
  preorder?: string | null | undefined
}

/** Goods as one line in both languages: `Сукня, Чорний, 36 (S), зріст 160–167 см × 2, передзамовлення від 5 грудня`. */
export function goodsText({ title, color, size, height, count, preorder }: Goods): Text {
  const times = count > 1 ? ` × ${count}` : ''
  const ofHeight = (name: string, unit: string) => (height ? `, ${name} ${heightText(height)} ${unit}` : '')
  const ships = (locale: Locale, from: string) => (preorder ? `, ${from} ${dayText(locale, preorder)}` : '')
  const nameIn = (language: keyof Text) => (color ? `${title[language]}, ${color[language]}` : title[language])
  return {
    uk: `${nameIn('uk')}, ${size}${ofHeight('зріст', 'см')}${times}${ships('uk', 'передзамовлення від')}`,
    en: `${nameIn('en')}, ${size}${ofHeight('height', 'cm')}${times}${ships('en', 'pre-order from')}`,
  }
}
