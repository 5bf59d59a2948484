import type { Text } from '@shop/contracts/texts/text'

type DemoCollection = {
  name: string
  title: Text
  is_current: boolean
  order: number
  /** When its first garments came. */
  published_days_ago: number
}

export const collections: DemoCollection[] = [
  {
    name: 'new-year-capsule-2026',
    title: { uk: 'Новорічна капсула 2026', en: 'New Year Capsule 2026' },
    is_current: true,
    order: 1,
    published_days_ago: 12,
  },
  {
    name: 'autumn-winter-2026',
    title: { uk: 'Осінь — зима 2026', en: 'Autumn–Winter 2026' },
    is_current: false,
    order: 2,
    published_days_ago: 43,
  },
  {
    name: 'spring-summer-2026',
    title: { uk: 'Весна — літо 2026', en: 'Spring–Summer 2026' },
    is_current: false,
    order: 3,
    published_days_ago: 214,
  },
]
