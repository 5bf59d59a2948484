import type { Text } from '@shop/contracts/texts/text'

export type HeightName = '160-167' | '170-177'

/** `code` is the last letter of an article: regular or long. */
export type DemoHeight = { name: HeightName; code: 'R' | 'L'; title: Text; order: number }

export const heights: DemoHeight[] = [
  { name: '160-167', code: 'R', title: { uk: '160–167 см', en: '160–167 cm' }, order: 1 },
  { name: '170-177', code: 'L', title: { uk: '170–177 см', en: '170–177 cm' }, order: 2 },
]
