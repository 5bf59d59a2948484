import { heightText } from '@shop/contracts/catalog/height'
import type { Text } from '@shop/contracts/texts/text'

/** `color`: where it is what tells the goods from others. */
type Goods = { title: Text; color?: Text | undefined; size: string; height?: string | null; count: number }

/** Goods as one line in both languages: `Сукня, Чорний, 36 (S), зріст 160–167 см × 2`. */
export function goodsText({ title, color, size, height, count }: Goods): Text {
  const times = count > 1 ? ` × ${count}` : ''
  const ofHeight = (name: string, unit: string) => (height ? `, ${name} ${heightText(height)} ${unit}` : '')
  const nameIn = (language: keyof Text) => (color ? `${title[language]}, ${color[language]}` : title[language])
  return {
    uk: `${nameIn('uk')}, ${size}${ofHeight('зріст', 'см')}${times}`,
    en: `${nameIn('en')}, ${size}${ofHeight('height', 'cm')}${times}`,
  }
}
