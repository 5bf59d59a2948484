import type { Text } from '@shop/contracts/texts/text'
import type { DemoPicture } from './articles/demo-article.ts'

/** A bundle of several products. `model` groups the bundles that differ only in colour. */
export type DemoBundle = {
  article: string
  model: string
  title: Text
  description: Text
  /** Up to six articles, in the order they are shown. */
  products: string[]
  bundle_discount_percent: number
  is_new: boolean
  is_shown: boolean
  pictures: DemoPicture[]
}
