import { imageSet } from './image-set.ts'

/** Asks for the file that `Picture` will show at these `sizes`. Resolves when it is here, and also when it does not come. */
export async function prefetchPicture(file: string, sizes: string): Promise<void> {
  const picture = new Image()
  // As the browser would choose: all that can be served can show webp.
  Object.assign(picture, { sizes, fetchPriority: 'low', srcset: imageSet(file, 'webp') })
  await picture.decode().catch(() => undefined)
}
