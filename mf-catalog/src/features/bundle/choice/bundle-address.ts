import { type Choices, type Garment, itemsOf, NOTHING_CHOSEN } from './bundle-items.ts'

const CHOSEN = 'chosen'
const WITHOUT = 'without'

/**
 * Reads what is chosen of a bundle from its address: `?chosen=CO-1-CAM-L:38 (M),DR-1-BUR-R&without=TP-1`. An article names
 * garment and height, the size follows it. What the bundle does not have, as an old link may, is left out.
 */
export function readBundleAddress(address: URLSearchParams, garments: readonly Garment[]): Choices {
  const heights: Record<string, string> = {}
  const sizes: Record<string, string> = {}
  for (const chosen of listIn(address, CHOSEN)) {
    const [article, size] = chosen.split(':')
    const garment = garments.find(garment => garment.heights.some(other => other.article === article))
    const product = garment?.heights.find(other => other.article === article)
    if (!garment || !product) continue
    if (product.height) heights[garment.name] = product.height
    if (product.sizes.some(({ name }) => name === size)) sizes[garment.name] = size ?? ''
  }
  const without = listIn(address, WITHOUT).filter(name => garments.some(garment => garment.name === name))
  // A bundle without any of its garments leaves nothing to buy, so that choice is not taken.
  const leftOut = without.length < garments.length ? without : NOTHING_CHOSEN.leftOut
  return { heights, sizes, leftOut }
}

/** The address with other choices; whatever else it holds stays. */
export function writeBundleAddress(
  address: URLSearchParams,
  choices: Choices,
  garments: readonly Garment[],
): URLSearchParams {
  const chosen = itemsOf(garments, choices).flatMap(({ name, product }) => {
    const size = choices.sizes[name]
    if (size !== undefined) return `${product.article}:${size}`
    return choices.heights[name] === undefined ? [] : product.article
  })
  const written = new URLSearchParams(address)
  write(written, CHOSEN, chosen)
  write(written, WITHOUT, choices.leftOut)
  return written
}

function listIn(address: URLSearchParams, name: string): string[] {
  return (address.get(name) ?? '').split(',').filter(Boolean)
}

function write(address: URLSearchParams, name: string, values: readonly string[]): void {
  if (values.length > 0) address.set(name, values.join(','))
  else address.delete(name)
}
