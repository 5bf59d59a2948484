import { join } from 'node:path'

/** Where the originals lie on the disk, 1200×1600 for garments. */
export const picturesFolder = join(import.meta.dirname, '..', 'pictures')

export function picturePath(file: string): string {
  return join(picturesFolder, file)
}
