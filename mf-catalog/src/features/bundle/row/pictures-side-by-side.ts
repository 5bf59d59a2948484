import type { BundleCard } from '@shop/contracts/catalog/bundles'

type Pictures = BundleCard['images']

/** What stands for a bundle where it is one of several: the picture of all its garments, else as many of the others as fit. */
export function picturesSideBySide(images: Pictures, most: number): Pictures {
  return images.slice(0, images[0]?.is_wide ? 1 : most)
}
