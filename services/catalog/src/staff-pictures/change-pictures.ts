import type { ProductPicture } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import type { ArticlePictures, ChangedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import { invalid } from '@shop/service-kit/calls/fields'
import type { StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeGoods } from '../goods-changes/change-goods.ts'
import { planRow } from '../goods-changes/planned-row.ts'
import { sharingPictures } from '../models/shared-pictures.ts'
import { namedPictures } from './named-pictures.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type StaffPicturesDeps = GoodsChangeDeps & { uploads: UploadsRepository }

type Wanted = {
  article: string
  pictures_revision: number
  images: readonly ChangedPicture[]
  /** Whether they are of this article alone; undefined: as it was. */
  own?: boolean | undefined
  by: string
  /** The change that this one is taken back with. */
  partOf?: string
}
type Changed = {
  before: ProductPicture[]
  product: ArticlePictures
  /** All articles that have them now. */
  articles: string[]
  /** What it can be taken back by; null where nothing became other. */
  undo: string | null
}

/**
 * Sets the pictures of an article, and of the heights that share them: those that they have and those that were uploaded, in the
 * given order (docs/rules.md, "Pictures").
 * @throws ShopError not_found; validation for a name that is unknown or stands there twice; changed_meanwhile with
 * `revision`, `by` and `at`.
 */
export async function changePictures(deps: StaffPicturesDeps, wanted: Wanted): Promise<Changed> {
  return setPictures(deps, wanted, (stored, ofColor) => {
    const own_pictures = wanted.own ?? stored.own_pictures ?? false
    const [, ...sharing] = sharingPictures({ ...stored, own_pictures }, ofColor)
    return sharing
  })
}

/**
 * Changes the pictures of one article alone, whatever its other heights show.
 * @throws ShopError as `changePictures` does.
 */
export async function changePicturesOfOne(deps: StaffPicturesDeps, wanted: Omit<Wanted, 'own'>): Promise<Changed> {
  return setPictures(deps, wanted, () => [])
}

async function setPictures(
  deps: StaffPicturesDeps,
  wanted: Wanted,
  sharingOf: (stored: StoredArticle, ofColor: readonly StoredArticle[]) => StoredArticle[],
): Promise<Changed> {
  const { article, by, own } = wanted
  const { model, color } = await deps.articles.one(article)
  const seen: { stored?: StoredArticle; pictures: ProductPicture[] } = { pictures: [] }
  const change = await changeGoods(deps, {
    door: 'pictures',
    who: by,
    partOf: wanted.partOf,
    about: `pictures ${model} ${color}`,
    plan: async at => {
      const { stored, ofColor } = await withColor(deps, article)
      refuseOlder(stored, wanted.pictures_revision)
      seen.stored = stored
      seen.pictures = await picturesFor(deps, wanted, stored, ofColor, at)
      const rows = [stored, ...sharingOf(stored, ofColor)].flatMap(one => {
        const isTold = one === stored && own !== undefined && own !== (stored.own_pictures ?? false)
        const fields = { pictures: seen.pictures, ...(isTold && { own_pictures: own }) }
        return planRow(one, fields, {}, 'pictures') ?? []
      })
      return { of: 'pictures', rows }
    },
  })
  const { stored, pictures } = seen
  if (!stored) throw new ShopError('not_found')
  const names = change?.chunk?.names ?? []
  const changed = change && {
    pictures,
    own_pictures: own ?? stored.own_pictures ?? false,
    pictures_revision: wanted.pictures_revision + 1,
    pictures_changed: { by, at: change.at },
  }
  const others = names.filter(name => name !== article)
  const product = toArticlePictures({ ...stored, ...changed }, others)
  return { before: stored.pictures, product, articles: names, undo: change?._id ?? null }
}

/** What was named, from now on in use. */
async function picturesFor(
  { uploads }: StaffPicturesDeps,
  { images }: Wanted,
  stored: StoredArticle,
  ofColor: readonly StoredArticle[],
  now: Date,
): Promise<ProductPicture[]> {
  const known = ofColor.flatMap(({ pictures }) => pictures)
  const { pictures, wrong } = await namedPictures(uploads, images, known, now)
  const [first] = Object.entries(wrong)
  if (first) throw invalid(`images.${first[0]}`, first[1])
  // Pictures that leave may come back for a while.
  await uploads.claim(
    stored.pictures.map(({ name }) => name),
    now,
  )
  return pictures
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

function toArticlePictures(stored: StoredArticle, shared_with: string[]): ArticlePictures {
  const { article, title, color, height, is_shown, pictures, pictures_revision = 0, pictures_changed } = stored
  const archived = (stored.archived_pictures ?? []).map(({ before: _, ...picture }) => picture)
  const changed = pictures_changed ? { by: pictures_changed.by, at: pictures_changed.at.toISOString() } : null
  const own_pictures = stored.own_pictures ?? false
  const known = { article, title, color, height, is_shown, images: pictures, pictures_revision, changed }
  return { ...known, own_pictures, shared_with, ...(archived.length > 0 && { archived }) }
}
