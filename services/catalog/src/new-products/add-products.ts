import { kyivDay } from '@shop/calendar/kyiv-days'
import type { ProductPicture } from '@shop/contracts/catalog/products'
import type { NewProductsForm } from '@shop/contracts/staff/goods/staff-product-forms'
import { refuseFields } from '@shop/service-kit/calls/fields'
import type { StoredArticle } from '../articles/article.ts'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeGoods } from '../goods-changes/change-goods.ts'
import type { Plan } from '../goods-changes/goods-change.ts'
import { planNew } from '../goods-changes/planned-row.ts'
import { newCodes, wrongCodes } from '../goods-rules/code-rules.ts'
import { lacksToShow, refuseLacks, showing, wrongInNew } from '../goods-rules/product-rules.ts'
import { changedLimits } from '../goods-rules/size-rules.ts'
import { measurementsOf, modelMeasurements } from '../models/model-measurements.ts'
import { withOwnPictures } from '../models/shared-pictures.ts'
import { namedPictures } from '../staff-pictures/named-pictures.ts'
import type { UploadsRepository } from '../staff-pictures/uploads.repository.ts'
import { toFields } from '../staff-products/product-form.ts'

export type NewProductsDeps = GoodsChangeDeps & { uploads: UploadsRepository }

/**
 * Makes the articles of a form, all or none: hidden, or shown at once, with what there is of them from the beginning. One that
 * joins a model has the measurements of its height, and the pictures of its colour unless it brings others
 * (docs/rules.md, "Products by staff").
 * @throws ShopError validation with the fields; not_ready with what keeps them from being shown; name_taken when somebody made
 * one of them meanwhile; not_found when nothing is there to be copied.
 */
export async function addProducts(
  deps: NewProductsDeps,
  { who, form }: { who: string; form: NewProductsForm },
): Promise<{ articles: string[]; undo: string | null }> {
  const change = await changeGoods(deps, {
    door: 'new',
    who,
    about: `new ${form.model}`,
    plan: at => planProducts(deps, form, at),
  })
  return { articles: form.articles.map(({ article }) => article), undo: change?._id ?? null }
}

async function planProducts(deps: NewProductsDeps, form: NewProductsForm, at: Date): Promise<Plan> {
  const today = kyivDay(at)
  const [known, taken, siblings] = await Promise.all([
    deps.knownNames.read(),
    deps.articles.existingAmong(form.articles.map(({ article }) => article)),
    deps.articles.ofModel(form.model),
  ])
  const { pictures, wrong } = await picturesByColor(deps, form, at)
  const codes = await wrongCodesOf(deps, form)
  refuseFields({ ...wrongInNew(form, known, today, taken, siblings), ...wrong, ...codes })
  const copied = form.copy_of === undefined ? null : await deps.articles.one(form.copy_of)
  const measured = measuresOf(form, siblings)
  const own = withOwnPictures(siblings)
  const rows = form.articles.map(variant => {
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
    }
    return planNew(form.is_show ? { ...made, ...showing(made, true, today) } : made, {
      limits: changedLimits(sizes, []),
      moves: (variant.stock ?? []).map(({ size, count }) => ({ size, by: count })),
    })
  })
  if (form.is_show) refuseLacks(rows.flatMap(({ fields }) => lacksToShow(fields as StoredArticle, known)))
  return { rows }
}

/** A code belongs to one size of one article: what all of them are to have can be none. */
async function wrongCodesOf({ articles }: NewProductsDeps, form: NewProductsForm): Promise<Record<string, string>> {
  const coded = form.articles.map(({ article, sizes = form.sizes }) => ({ article, sizes, before: [] }))
  const wrong = wrongCodes(coded, await articles.ownersOfCodes(newCodes(coded)))
  return Object.fromEntries(
    wrong.map(({ article, size, field, code }) => {
      const at = form.articles.findIndex(one => one.article === article)
      const own = form.articles[at]?.sizes
      const row = (own ?? form.sizes).findIndex(({ name }) => name === size)
      return [`${own ? `articles.${at}.` : ''}sizes.${row}.${field}`, code]
    }),
  )
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
