import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import type { PictureProblem } from '@shop/contracts/staff/goods/import-codes'
import type { ChangedPicture } from '@shop/contracts/staff/goods/staff-pictures'
import { changeGoods } from '../../goods-changes/change-goods.ts'
import { planRow } from '../../goods-changes/planned-row.ts'
import { lacksToShow, showing } from '../../goods-rules/product-rules.ts'
import { changePicturesOfOne } from '../../staff-pictures/change-pictures.ts'
import type { ImportDeps } from '../import-deps.ts'
import type { PictureStep, StoredImport, StoredItem } from '../imports.repository.ts'
import { PictureRefusal } from './fetch-picture.ts'

const problems: Record<string, PictureProblem> = {
  picture_too_small: 'too_small',
  picture_too_large: 'too_large',
  storage_full: 'storage',
  storage_unavailable: 'storage',
}

/** Fetches what an item still lacks, sets the pictures of its article, and shows it if it waited for them. */
export async function importPictures(
  deps: ImportDeps,
  { by }: StoredImport,
  { article, place, import: id, step }: StoredItem,
): Promise<void> {
  if (!step?.pictures) return
  const pictures: PictureStep[] = []
  for (const picture of step.pictures) {
    pictures.push(picture.state === 'waiting' ? await fetchStep(deps, picture, by) : picture)
  }
  const names = pictures.flatMap(({ name, alt }) => (name === null ? [] : [{ name, alt }]))
  const isSet = names.length === 0 || (await setPictures(deps, { article, by, names, partOf: id }))
  if (isSet && step.show) await showIfReady(deps, { article, by, partOf: id })
  const isWhole = isSet && pictures.every(({ state }) => state === 'done')
  const outcome = isSet ? pictures : pictures.map(picture => ({ ...picture, ...lost }))
  const set = {
    step: { ...step, pictures: outcome },
    pictures_state: isWhole ? ('done' as const) : ('failed' as const),
  }
  await deps.imports.setItems(id, [{ place, set }])
}

const lost = { state: 'failed', problem: 'pictures_changed' } as const

async function fetchStep(deps: ImportDeps, picture: PictureStep, by: string): Promise<PictureStep> {
  try {
    const known = picture.name ?? (await deps.uploads.findNamesBySource([picture.url])).get(picture.url)
    if (known) return { ...picture, name: known, state: 'done', problem: null }
    const { name } = await deps.takeUpload(await deps.fetchPicture(picture.url), by)
    await deps.uploads.noteSource(name, picture.url)
    return { ...picture, name, state: 'done', problem: null }
  } catch (error) {
    return { ...picture, state: 'failed', problem: problemIn(error) }
  }
}

function problemIn(error: unknown): PictureProblem {
  if (error instanceof PictureRefusal) return error.problem
  if (error instanceof ShopError) return problems[error.code] ?? 'unreadable'
  throw error
}

type Author = { article: string; by: string; partOf: string }
type Wanted = Author & { names: readonly { name: string; alt: string }[] }

/** Pictures that the article has keep their words; new ones get those of the file, in both languages. */
async function setPictures(deps: ImportDeps, { article, by, names, partOf }: Wanted): Promise<boolean> {
  const [stored] = await deps.articles.allAmong([article])
  if (!stored) return false
  const own = new Map(stored.pictures.map(picture => [picture.name, picture]))
  const distinct = [...new Map(names.map(picture => [picture.name, picture])).values()]
  const images = distinct.map(({ name, alt }, index): ChangedPicture => {
    const known = own.get(name)
    const text = alt.replace(/\s+/g, ' ').trim()
    const fresh = { shot: index === 0 ? 'front' : 'other', alt: { uk: text, en: text } } as const
    return { name, shot: known?.shot ?? fresh.shot, alt: known?.alt ?? fresh.alt, focus: known?.focus ?? null }
  })
  try {
    await changePicturesOfOne(deps, { article, pictures_revision: stored.pictures_revision ?? 0, images, by, partOf })
    return true
  } catch (error) {
    // Somebody works on these pictures now, or has removed one of them: theirs stay.
    if (error instanceof ShopError) return false
    throw error
  }
}

async function showIfReady(deps: ImportDeps, { article, by: who, partOf }: Author): Promise<void> {
  const stored = await deps.articles.one(article)
  const categories = await deps.categories.all()
  if (stored.is_shown || lacksToShow(stored, { categories }).length > 0) return
  const planShown = async (at: Date) => ({
    rows: [planRow(stored, showing(stored, true, kyivDay(at)))].flatMap(row => row ?? []),
  })
  await changeGoods(deps, { door: 'import', who, about: `article ${article}`, each: true, partOf, plan: planShown })
}
