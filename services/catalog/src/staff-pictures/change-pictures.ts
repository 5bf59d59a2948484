import type { ProductPicture } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import type { ArticlePictures, ChangedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import { invalid } from '@shop/service-kit/calls/fields'
import type { Clock } from '@shop/service-kit/process/clock'
import type { StoredArticle } from '../articles/article.ts'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type StaffPicturesDeps = {
  articles: ArticlesRepository
  uploads: UploadsRepository
  version: CatalogueVersionRepository
  clock: Clock
}

type Wanted = { article: string; pictures_revision: number; images: readonly ChangedPicture[]; by: string }

/**
 * Sets the pictures of an article: those that it has and those that were uploaded, in the given order.
 * @throws ShopError not_found; validation for a name that is unknown or stands there twice; changed_meanwhile with
 * `revision`, `by` and `at`.
 */
export async function changePictures(
  { articles, uploads, version, clock }: StaffPicturesDeps,
  { article, pictures_revision: revision, images, by }: Wanted,
): Promise<{ before: ProductPicture[]; product: ArticlePictures }> {
  const [stored] = await articles.allAmong([article])
  if (!stored) throw new ShopError('not_found')
  refuseOlder(stored, revision)
  const now = clock.now()
  const uploaded = await uploads.claim(
    images.map(({ name }) => name),
    now,
  )
  const known = new Map([...uploaded, ...stored.pictures].map(({ name, placeholder }) => [name, placeholder]))
  images.forEach(({ name }, index) => {
    const isTwice = images.findIndex(image => image.name === name) !== index
    if (isTwice || !known.has(name)) throw invalid(`images.${index}.name`, isTwice ? 'repeated' : 'not_found')
  })
  const pictures = images.map(image => toPicture(image, known.get(image.name)))
  // Those that leave may come back for a while.
  await uploads.claim(
    stored.pictures.map(({ name }) => name),
    now,
  )
  const before = await articles.setPictures(article, revision, { pictures, by, at: now })
  if (!before) {
    const [newer] = await articles.allAmong([article])
    if (!newer) throw new ShopError('not_found')
    refuseOlder(newer, revision)
    throw new ShopError('changed_meanwhile')
  }
  await version.noteEdits([article], { everything: false })
  const changed = { pictures, pictures_revision: revision + 1, pictures_changed: { by, at: now } }
  return { before: before.pictures, product: toArticlePictures({ ...before, ...changed }) }
}

function refuseOlder({ pictures_revision = 0, pictures_changed }: StoredArticle, known: number): void {
  if (pictures_revision === known) return
  const { by = null, at = null } = pictures_changed ?? {}
  throw new ShopError('changed_meanwhile', { revision: pictures_revision, by, at })
}

function toPicture({ name, shot, alt, focus }: ChangedPicture, placeholder: string | undefined): ProductPicture {
  return { name, shot, alt, ...(placeholder && { placeholder }), ...(focus && { focus }) }
}

/** The pictures of an article as staff see them. */
export function toArticlePictures(stored: StoredArticle): ArticlePictures {
  const { article, title, color, height, is_shown, pictures, pictures_revision = 0, pictures_changed } = stored
  const changed = pictures_changed ? { by: pictures_changed.by, at: pictures_changed.at.toISOString() } : null
  return { article, title, color, height, is_shown, images: pictures, pictures_revision, changed }
}
