import { readConfig } from '@shop/service-kit/process/config'
import * as z from 'zod/mini'

/** Where pictures lie; without a folder of its own the shop shows those of the demonstration catalogue. */
export const pictureEnvironment = z.object({
  IMAGES_DIR: z.optional(z.string()),
  IMAGE_CACHE_DIR: z._default(z.string(), '.data/images'),
})

export function readPictureConfig() {
  return readConfig(pictureEnvironment)
}
