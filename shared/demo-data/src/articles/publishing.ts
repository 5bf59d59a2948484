/** Days since a garment, `<model>-<color>`, came to the shop after the rest of its collection. */
const lateDrops: Record<string, number> = {
  // The New Year capsule comes in three drops, each a little wardrobe of its own.
  'maxi-dress-emerald': 3,
  'slip-dress-burgundy': 3,
  'jumpsuit-emerald': 3,
  'camisole-ivory': 3,
  'sheath-dress-cherry': 7,
  'maxi-dress-black-floral': 7,
  'slip-dress-black': 7,
  'camisole-black': 7,
  // The last garments of the autumn, sewn when the first ones had sold well.
  'coat-mocha-check': 16,
  'turtleneck-ivory': 19,
  'pleated-skirt-burgundy': 24,
}

/** A workroom finishes model by model: so many days lie between the first and the last of a collection. */
const STEP = 3
const STEPS = 9

/** The later a model stands in the catalogue, the earlier it was out: dresses crown a collection. */
export function publishedDaysAgo(garment: string, modelPlace: number, collectionDaysAgo: number): number {
  return lateDrops[garment] ?? collectionDaysAgo + (modelPlace % STEPS) * STEP
}

export const lateGarments: string[] = Object.keys(lateDrops)
