import type { Text } from '@shop/contracts/texts/text'
import type { DemoPrice, DemoShot } from './articles/demo-article.ts'
import type { HeightName } from './references/heights.ts'

/** A model in one colour or fabric; its pictures are named `<model>-<color>-<shot>.webp`. */
export type DemoGarment = {
  color: string
  /** What its pictures show, with the colour in its right form: the beginning of their descriptions. */
  pictured: Text
  /** A sentence about this very colour or pattern, added to what the detail shows. */
  note?: Text
  /** The collection it came with, where that is another than the model's: it dates its first day in the shop. */
  came_with?: string
  /** When it is sewn in fewer heights than the model is. */
  heights?: HeightName[]
}

/** A cut with everything its colours share. */
export type DemoModel = {
  model: string
  /** Of all its colours: what tells them apart is the colour, a field of its own. */
  title: Text
  /** Kind and number: the beginning of every article of the model. */
  code: string
  category: string
  collection: string
  heights: HeightName[]
  price: DemoPrice
  /** Weight of the smallest size; each next size is a little heavier. */
  weight_kg: number
  /** Where the finished garment is measured, and how much wider than the body it is there. */
  fit: { line: 'chest' | 'hips'; ease_cm: number }
  length: { what: Text; cm: Record<HeightName, number> }
  description: Text
  composition: Text
  care: Text
  /** What one sees in each picture; what the garment is called with its colour is put before it. */
  views: Record<DemoShot, Text>
  /** Garments, `<model>-<color>`, that look good with it. */
  goes_with: string[]
  garments: DemoGarment[]
}
