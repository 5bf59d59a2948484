import type { ArticlePictures, ChangedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import type { Stored } from '../forms/use-revised-form.ts'

/** A picture as the screen edits it; `id` is its name. */
export type DraftPicture = ChangedPicture & { id: string }
/** `own`: of this article alone, and not of all heights of its colour. */
export type PicturesDraft = { images: DraftPicture[]; own: boolean }

export function storedPicturesOf(known: ArticlePictures): Stored<PicturesDraft> {
  const { images, pictures_revision: revision, own_pictures: own = false } = known
  const drafts = images.map(({ name, shot, alt, focus = null }) => ({ id: name, name, shot, alt: { ...alt }, focus }))
  return { revision, draft: { images: drafts, own } }
}

/**
 * One that has just been uploaded stands last, or before those that were chosen after it and arrived earlier. The first of an
 * article is its front.
 */
export function withUploaded(
  known: readonly DraftPicture[],
  name: string,
  later: ReadonlySet<string> = new Set(),
): DraftPicture[] {
  const shot = known.length === 0 ? 'front' : 'other'
  const place = known.findIndex(picture => later.has(picture.name))
  return known.toSpliced(place === -1 ? known.length : place, 0, {
    id: name,
    name,
    shot,
    alt: { uk: '', en: '' },
    focus: null,
  })
}

/** What is sent of a draft. */
export function imagesOf({ images }: PicturesDraft): ChangedPicture[] {
  return images.map(({ id: _, ...image }) => image)
}

/** Languages in which the picture has no words yet. */
export function languagesWithoutAlt({ alt }: Pick<DraftPicture, 'alt'>): ('uk' | 'en')[] {
  return (['uk', 'en'] as const).filter(locale => alt[locale].trim() === '')
}

/** Puts deleted pictures back where they stood; those that are there again meanwhile stay where they are. */
export function putBack(
  images: readonly DraftPicture[],
  before: readonly DraftPicture[],
  ids: ReadonlySet<string>,
): DraftPicture[] {
  const restored = [...images]
  before.forEach((image, index) => {
    if (ids.has(image.id) && !restored.some(({ id }) => id === image.id)) restored.splice(index, 0, image)
  })
  return restored
}
