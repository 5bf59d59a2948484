import { heightText } from '@shop/contracts/catalog/height'
import type { Text } from '@shop/contracts/texts/text'

type Goods = { title: Text; size: string; height?: string | null; count: number }

/** Goods as one line in both languages: `Сукня, 36 (S), зріст 160–167 см × 2`. */
export function goodsText({ title, size, height, count }: Goods): Text {
  const times = count > 1 ? ` × ${count}` : ''
  const ofHeight = (name: string, unit: string) => (height ? `, ${name} ${heightText(height)} ${unit}` : '')
  return {
    uk: `${title.uk}, ${size}${ofHeight('зріст', 'см')}${times}`,
    en: `${title.en}, ${size}${ofHeight('height', 'cm')}${times}`,
  }
}
