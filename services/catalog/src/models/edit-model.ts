import { ShopError } from '@shop/contracts/errors'
import type { ModelField, ModelForm, StaffModel } from '@shop/contracts/staff/goods/staff-models'
import { translatedFields } from '@shop/contracts/staff/goods/translated-fields'
import { refuseFields } from '@shop/service-kit/calls/fields'
import { revisionConflictOf, revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeGoods } from '../goods-changes/change-goods.ts'
import type { PlannedRow } from '../goods-changes/goods-change.ts'
import { isSame, planRow, withRow } from '../goods-changes/planned-row.ts'
import { type KnownNames, lacksToShow, newLacks, refuseLacks, wrongNames } from '../goods-rules/product-rules.ts'
import { changedFields, fieldsOtherThan, modelOf, wrongMeasurements } from './model-fields.ts'
import { withOwnPictures } from './shared-pictures.ts'

export type ModelSave = {
  who: string
  model: string
  revisions: readonly { article: string; revision: number }[]
  overwrite: readonly ModelField[]
  form: ModelForm
}
/** The fields that were changed, as all articles say them now, and as they did before: by article where they differed. */
type ModelChange = { id: string; articles: string[]; before: Record<string, unknown>; after: Record<string, unknown> }

/**
 * Writes what is one for a model to all its articles, all or none. A field in which they differ stays as it is in each, unless
 * `overwrite` names it (docs/rules.md, "Products by staff").
 * @throws ShopError not_found; changed_meanwhile when an article is at another revision, is new or is gone; validation with the
 * fields, `differs` for one that was changed without being chosen for all; not_ready when shoppers would see one half-made.
 */
export async function changeModel(
  deps: GoodsChangeDeps,
  save: ModelSave,
): Promise<{ model: StaffModel; change: ModelChange | null }> {
  const { who, model } = save
  const seen: Seen = { articles: [], before: {} }
  const known = await deps.knownNames.read()
  const change = await changeGoods(deps, {
    door: 'model',
    who,
    about: model,
    plan: async () => {
      seen.articles = await deps.articles.ofModel(model)
      if (seen.articles.length === 0) throw new ShopError('not_found')
      refuseStale(seen.articles, save)
      const { fields, before } = chosenFields(seen.articles, save, known)
      seen.before = before
      return { rows: rowsOf(seen.articles, save.form, fields, known) }
    },
  })
  const written = new Map(change?.chunk?.rows?.map(row => [row.article, row]))
  const after = seen.articles.map(old => {
    const row = written.get(old.article)
    return row && change ? withRow(old, row, change) : old
  })
  const view = toStaffModel(model, after, known)
  const said = Object.fromEntries(Object.keys(seen.before).map(name => [name, view[name as keyof StaffModel]]))
  return {
    model: view,
    change: change && { id: change._id, articles: [...written.keys()], before: seen.before, after: said },
  }
}

/** What the plan was made of. */
type Seen = { articles: StoredArticle[]; before: Record<string, unknown> }

/** The articles in which something becomes other. */
function rowsOf(
  articles: readonly StoredArticle[],
  form: ModelForm,
  fields: readonly ModelField[],
  known: KnownNames,
): PlannedRow[] {
  return articles.flatMap(old => {
    const other = changedFields(old, form, fields)
    if (old.is_shown) refuseLacks(newLacks(old, { ...old, ...other }, known))
    return planRow(old, other) ?? []
  })
}

/** Each article must be the one that was read, and none may be missing. */
function refuseStale(articles: readonly StoredArticle[], { revisions }: ModelSave): void {
  const known = new Map(revisions.map(({ article, revision }) => [article, revision]))
  const other = articles.find(({ article, revision = 0 }) => known.get(article) !== revision)
  if (other) throw revisionConflictOf(other)
  if (known.size !== articles.length) throw revisionConflictOf({})
}

/** The fields to be written, and what the articles say of those that are really other. */
function chosenFields(articles: readonly StoredArticle[], { form, overwrite }: ModelSave, known: KnownNames) {
  const { form: now, differences } = modelOf(articles)
  const differing = new Map(differences.map(({ field, values }) => [field, values]))
  const other = fieldsOtherThan(form, now)
  const fields = other.filter(field => !differing.has(field)).concat(overwrite.filter(field => differing.has(field)))
  const wrong = other.includes('measurements') ? wrongMeasurements(form, articles) : {}
  for (const field of other) if (!fields.includes(field)) wrong[field] = 'differs'
  const { category, collection } = form
  refuseFields({ ...wrong, ...wrongNames({ category, collection }, now, known) })
  const before: Record<string, unknown> = {}
  for (const field of fields) {
    before[field] = differing.get(field) ?? now[field]
    if (field === 'measurements') before.height_measurements = now.height_measurements
  }
  return { fields, before }
}

/** A model as staff see it, of its articles. */
export function toStaffModel(model: string, articles: readonly StoredArticle[], known: KnownNames): StaffModel {
  const { form, differences } = modelOf(articles)
  const own = withOwnPictures(articles)
  const older = translatedFields.filter(name =>
    articles.some(article => article.older_translations?.includes(name) && isSame(article[name], form[name])),
  )
  return {
    ...form,
    model,
    sizes: [...new Set(articles.flatMap(({ sizes }) => sizes.map(({ name }) => name)))],
    differences,
    ...(older.length > 0 && { older_translations: older }),
    articles: articles.map(stored => ({
      ...revisionOf(stored),
      article: stored.article,
      color: stored.color,
      height: stored.height,
      is_shown: stored.is_shown,
      picture: stored.pictures[0]?.name ?? null,
      picture_count: stored.pictures.length,
      own_pictures: own.has(stored.article),
      lacks: lacksToShow(stored, known),
    })),
  }
}
