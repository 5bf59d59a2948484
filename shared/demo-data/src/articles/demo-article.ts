import type { Text } from '@shop/contracts/texts/text'

/** Minor units: kopecks and cents. Without `eur` the shop computes it by its rate. */
export type DemoPrice = { uah: number; eur: number | null }

export type DemoShot = 'front' | 'back' | 'detail'

/** `file` stands in the `pictures` folder of this package. */
export type DemoPicture = { file: string; shot: DemoShot; alt: Text; placeholder: string }

/** Garments of a look side by side, made of their own pictures. */
export type DemoLookPicture = Omit<DemoPicture, 'shot'> & { shot: 'other'; is_wide: true }

export type DemoSize = {
  name: string
  /** What the customer pays. When the sale starts later, it is the price from that day on. */
  price: DemoPrice
  /** The list price; null when the size has no discount of its own. */
  price_without_discount: DemoPrice | null
  weight_kg: number
  on_hand: number
}

/**
 * Centimetres. Chest, waist and hips are girths of the body that the size is cut for; volumetric is the girth of the
 * finished garment at its own line (chest, or hips for skirts and trousers), so the difference is how freely it sits.
 */
type DemoMeasurements = { size: string; chest: number; waist: number; hips: number; volumetric: number }

/** Who wears the garment in the picture. */
type DemoModelParams = {
  height_cm: number
  chest_cm: number
  waist_cm: number
  hips_cm: number
  wears_size: string
}

/** One article: a model in one colour and one height. Days count from the day of seeding, so the shop never looks stale. */
export type DemoArticle = {
  article: string
  model: string
  category: string
  color: string
  height: string
  collection: string
  title: Text
  description: Text
  composition: Text
  care: Text
  pictures: DemoPicture[]
  sizes: DemoSize[]
  measurements: DemoMeasurements[]
  model_params: DemoModelParams
  /** null: the discount, if there is one, is in force already. */
  sale_starts_in_days: number | null
  published_days_ago: number
  /** Days until the pre-ordered items arrive; the service turns them into {month, day}. null: not on pre-order. */
  preorder_in_days: number | null
  /** How many of each size may be promised before they arrive; null: any number. */
  preorder_limit: number | null
  is_shown: boolean
  /** Articles to show under "you may also like", best first. */
  recommendations: string[]
}
