import type { Size } from '@shop/contracts/catalog/dictionaries'
import { bodyChart, sizes } from '@shop/demo-data/references/sizes'

/** The names of the sizes with the body each is cut for. */
export function sizeChart(): (Size & { order: number })[] {
  return sizes.flatMap(size =>
    bodyChart
      .filter(body => body.size === size.name)
      .map(({ chest, waist, hips }) => ({ ...size, body: { chest, waist, hips } })),
  )
}
