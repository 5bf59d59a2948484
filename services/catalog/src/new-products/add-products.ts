import { kyivDay } from '@shop/calendar/kyiv-days'
import type { ProductPicture } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import { type NewProductsForm, showLacks } from '@shop/contracts/staff/goods/staff-product-forms'
import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { StoredArticle } from '../articles/article.ts'
import type { KnownNamesRepository } from '../goods-rules/known-names.repository.ts'
import { type KnownNames, lacksToShow, showing, wrongInNew } from '../goods-rules/product-rules.ts'
import { measurementsOf, modelMeasurements } from '../models/model-measurements.ts'
import { withOwnPictures } from '../models/shared-pictures.ts'
import { namedPictures } from '../staff-pictures/named-pictures.ts'
import type { UploadsRepository } from '../staff-pictures/uploads.repository.ts'
import { type FollowUpDeps, followUp } from '../staff-products/follow-up.ts'
import { receiveOpeningStock } from '../staff-products/opening-stock.ts'
import { toFields } from '../staff-products/product-form.ts'

export type NewProductsDeps = FollowUpDeps & {
  knownNames: KnownNamesRepository
  uploads: UploadsRepository
  clock: Clock
}

/**
 * Makes the articles of a form, all or none: hidden, or shown at once. What there is of them from the beginning is written with
 * them, then put on the shelves. One that joins a model has the measurements of its height, and the pictures of its colour
 * unless it brings others (docs/rules.md, "Products by staff").
 * @throws ShopError validation with the fields; not_ready with what keeps them from being shown; name_taken when somebody made
 * one of them meanwhile; not_found when nothing is there to be copied.
 */
export async function addProducts(
  deps: NewProductsDeps,
  { who, form }: { who: string; form: NewProductsForm },
): Promise<{ articles: string[] }> {
  const names = form.articles.map(({ article }) => article)
  const at = deps.clock.now()
  const today = kyivDay(at)
  const [known, taken, siblings] = await Promise.all([
    deps.knownNames.read(),
    deps.articles.existingAmong(names),
    deps.articles.ofModel(form.model),
  ])
  const { pictures, wrong } = await picturesByColor(deps, form, at)
  const problems = { ...wrongInNew(form, known, today, taken, siblings), ...wrong }
  if (Object.keys(problems).length > 0) throw new ShopError('validation', { fields: problems })
  const copied = form.copy_of === undefined ? null : await deps.articles.one(form.copy_of)
  const measured = measuresOf(form, siblings)
  const own = withOwnPictures(siblings)
  const rows = form.articles.map((variant): StoredArticle => {
    const { color, height, sizes = form.sizes } = variant
    const measurements = measurementsOf({ height, sizes }, measured)
    const likeIt = siblings.find(one => one.color === color && one.pictures.length > 0 && !own.has(one.article))
    const worn = pictures.has(color) ? copied : (likeIt ?? copied)
    const made: StoredArticle = {
      ...toFields({ ...form, color, height, sizes, measurements }),
      article: variant.article,
      pictures: pictures.get(color) ?? likeIt?.pictures ?? [],
      model_params: worn?.model_params ?? null,
      recommendations: copied?.recommendations ?? [],
      published_on: today,
      is_shown: false,
      never_shown: true,
      follow_up: { at, limits: [], everything: form.is_show === true },
      ...(variant.stock && variant.stock.length > 0 && { opening_stock: variant.stock }),
    }
    return form.is_show ? { ...made, ...showing(made, true, today) } : made
  })
  if (form.is_show) refuseUnready(rows, known)
  const shelves = form.articles.flatMap(({ article, sizes = form.sizes }) =>
    sizes.map(({ name, preorder_limit }) => ({ article, size: name, received: 0, preorder_limit })),
  )
  await deps.stock.insertMissing(shelves)
  await deps.articles.addAll(rows, { who, at })
  await failpoint('new-products-written')
  await receiveOpeningStock(deps, rows)
  await followUp(deps, rows)
  return { articles: names }
}

async function picturesByColor({ uploads }: NewProductsDeps, { pictures: given = [] }: NewProductsForm, now: Date) {
  const pictures = new Map<string, ProductPicture[]>()
  const wrong: Record<string, string> = {}
  for (const [index, { color, images }] of given.entries()) {
    const named = await namedPictures(uploads, images, [], now)
    for (const [at, code] of Object.entries(named.wrong)) wrong[`pictures.${index}.images.${at}`] = code
    if (images.length > 0) pictures.set(color, named.pictures)
  }
  return { pictures, wrong }
}

/** Measurements of the form; where it has none, those of the model that the articles join, height by height. */
function measuresOf({ measurements }: NewProductsForm, siblings: readonly StoredArticle[]) {
  return measurements.length > 0 ? { measurements, height_measurements: [] } : modelMeasurements(siblings)
}

function refuseUnready(rows: readonly StoredArticle[], known: KnownNames): void {
  const lacked = new Set(rows.flatMap(row => lacksToShow(row, known)))
  const lacks = showLacks.filter(lack => lacked.has(lack))
  if (lacks.length > 0) throw new ShopError('not_ready', { lacks })
}
