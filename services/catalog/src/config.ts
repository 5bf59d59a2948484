import { readConfig } from '@shop/service-kit/process/config'
import * as z from 'zod/mini'
import { storageEnvironment } from './ports/picture-storage/storage-config.ts'

/** Where pictures lie; without a folder of its own the shop shows those of the demonstration catalogue. */
export const pictureEnvironment = z.object({
  IMAGES_DIR: z.optional(z.string()),
  IMAGE_CACHE_DIR: z._default(z.string(), '.data/images'),
  ...storageEnvironment,
})

export function readPictureConfig() {
  return readConfig(pictureEnvironment)
}
