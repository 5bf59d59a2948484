import type { ProductPicture } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import type { ArticlePictures, ChangedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import { invalid } from '@shop/service-kit/calls/fields'
import type { Clock } from '@shop/service-kit/process/clock'
import type { StoredArticle } from '../articles/article.ts'
import { changeJointly, type JointDeps } from '../models/change-jointly.ts'
import type { JointRow } from '../models/joint-changes.repository.ts'
import { sharingPictures } from '../models/shared-pictures.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type StaffPicturesDeps = JointDeps & { uploads: UploadsRepository; clock: Clock }

type Wanted = {
  article: string
  pictures_revision: number
  images: readonly ChangedPicture[]
  /** Whether they are of this article alone; undefined: as it was. */
  own?: boolean | undefined
  by: string
}
type Changed = {
  before: ProductPicture[]
  product: ArticlePictures
  /** All articles that have them now. */
  articles: string[]
}

/**
 * Sets the pictures of an article, and of the heights that share them: those that they have and those that were uploaded, in the
 * given order (docs/rules.md, "Pictures").
 * @throws ShopError not_found; validation for a name that is unknown or stands there twice; changed_meanwhile with
 * `revision`, `by` and `at`.
 */
export async function changePictures(deps: StaffPicturesDeps, wanted: Wanted): Promise<Changed> {
  const { stored, ofColor } = await withColor(deps, wanted.article)
  const own_pictures = wanted.own ?? stored.own_pictures ?? false
  const [first, ...others] = sharingPictures({ ...stored, own_pictures }, ofColor)
  return setPictures(deps, { ...wanted, stored, ofColor, sharing: first ? others : [], own_pictures })
}

/**
 * The same for one article alone, whatever its other heights show.
 * @throws ShopError as `changePictures` does.
 */
export async function changePicturesOfOne(deps: StaffPicturesDeps, wanted: Omit<Wanted, 'own'>): Promise<Changed> {
  const stored = await deps.articles.one(wanted.article)
  const own_pictures = stored.own_pictures ?? false
  return setPictures(deps, { ...wanted, stored, ofColor: [stored], sharing: [], own_pictures })
}

type Setting = Wanted & {
  stored: StoredArticle
  ofColor: readonly StoredArticle[]
  sharing: readonly StoredArticle[]
  own_pictures: boolean
}

async function setPictures(
  deps: StaffPicturesDeps,
  { article, pictures_revision: revision, images, by, stored, ofColor, sharing, own_pictures }: Setting,
): Promise<Changed> {
  refuseOlder(stored, revision)
  const { uploads, clock } = deps
  const now = clock.now()
  const uploaded = await uploads.claim(
    images.map(({ name }) => name),
    now,
  )
  const known = new Map(
    [...uploaded, ...ofColor.flatMap(({ pictures }) => pictures)].map(({ name, placeholder }) => [name, placeholder]),
  )
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
  const rows = [stored, ...sharing].map((one): JointRow => {
    const isTold = one === stored && own_pictures !== (stored.own_pictures ?? false)
    return {
      article: one.article,
      revision: one.pictures_revision ?? 0,
      before: { pictures: one.pictures, ...(isTold && { own_pictures: !own_pictures }) },
      fields: { pictures, ...(isTold && { own_pictures }) },
    }
  })
  const { model, color } = stored
  await changeJointly(deps, { _id: `pictures ${model} ${color}`, who: by, at: now, of: 'pictures', rows })
  const changed = { pictures, own_pictures, pictures_revision: revision + 1, pictures_changed: { by, at: now } }
  const names = rows.map(row => row.article)
  return {
    before: stored.pictures,
    product: toArticlePictures(
      { ...stored, ...changed },
      names.filter(name => name !== article),
    ),
    articles: names,
  }
}

/**
 * The pictures of an article as staff see them, and the articles that would get them with it.
 * @throws ShopError not_found
 */
export async function readPictures(
  deps: Pick<StaffPicturesDeps, 'articles'>,
  article: string,
): Promise<ArticlePictures> {
  const { stored, ofColor } = await withColor(deps, article)
  const [, ...sharing] = sharingPictures(stored, ofColor)
  return toArticlePictures(
    stored,
    sharing.map(other => other.article),
  )
}

/** @throws ShopError not_found */
async function withColor({ articles }: Pick<StaffPicturesDeps, 'articles'>, article: string) {
  const stored = await articles.one(article)
  const ofModel = await articles.ofModel(stored.model)
  return { stored, ofColor: ofModel.filter(({ color }) => color === stored.color) }
}

function refuseOlder({ pictures_revision = 0, pictures_changed }: StoredArticle, known: number): void {
  if (pictures_revision === known) return
  const { by = null, at = null } = pictures_changed ?? {}
  throw new ShopError('changed_meanwhile', { revision: pictures_revision, by, at })
}

function toPicture({ name, shot, alt, focus }: ChangedPicture, placeholder: string | undefined): ProductPicture {
  return { name, shot, alt, ...(placeholder && { placeholder }), ...(focus && { focus }) }
}

function toArticlePictures(stored: StoredArticle, shared_with: string[]): ArticlePictures {
  const { article, title, color, height, is_shown, pictures, pictures_revision = 0, pictures_changed } = stored
  const changed = pictures_changed ? { by: pictures_changed.by, at: pictures_changed.at.toISOString() } : null
  const own_pictures = stored.own_pictures ?? false
  const known = { article, title, color, height, is_shown, images: pictures, pictures_revision, changed }
  return { ...known, own_pictures, shared_with }
}
