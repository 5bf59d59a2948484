import {
  type ModelDifference,
  type ModelField,
  type ModelForm,
  modelFields,
} from '@shop/contracts/staff/goods/staff-models'
import type { Article } from '../articles/article.ts'
import { measurementsOf, modelMeasurements } from './model-measurements.ts'

type OfModel = Pick<Article, ModelField | 'article' | 'height' | 'sizes'>
type Said = ModelDifference['values'][number]['value']
type Fields = Record<string, string>

/**
 * What a model says, of what its articles say: where they differ, what most of them say, else the first
 * (docs/rules.md, "Products by staff").
 */
export function modelOf(articles: readonly OfModel[]): { form: ModelForm; differences: ModelDifference[] } {
  const { differs, ...measured } = modelMeasurements(articles)
  const commonest = <Field extends ModelField>(field: Field) => mostSaid(articles, field)[0]?.value as Article[Field]
  const form: ModelForm = {
    title: commonest('title'),
    description: commonest('description'),
    composition: commonest('composition'),
    care: commonest('care'),
    category: commonest('category'),
    collection: commonest('collection'),
    ...measured,
  }
  const differences = modelFields.flatMap((field): ModelDifference[] => {
    const values = mostSaid(articles, field)
    return (field === 'measurements' ? differs : values.length > 1) ? [{ field, values }] : []
  })
  return { form, differences }
}

/** What becomes other in an article when these fields of the model are saved; what stays the same is left out. */
export function changedFields(
  article: OfModel,
  form: ModelForm,
  fields: readonly ModelField[],
): Partial<Pick<Article, ModelField>> {
  const wanted = { ...form, measurements: measurementsOf(article, form) }
  const other = fields.filter(field => keyOf(article[field]) !== keyOf(wanted[field]))
  return Object.fromEntries(other.map(field => [field, wanted[field]]))
}

/** Fields that the form says otherwise than the model does. */
export function fieldsOtherThan(form: ModelForm, now: ModelForm): ModelField[] {
  const heights = (of: ModelForm) =>
    of.height_measurements.map(({ height, measurements }) => [height, keyOf(measurements)])
  return modelFields.filter(
    field =>
      keyOf(form[field]) !== keyOf(now[field]) ||
      (field === 'measurements' && JSON.stringify(heights(form)) !== JSON.stringify(heights(now))),
  )
}

/** Measurements of sizes or heights that the model does not have, or that stand there twice, by field. */
export function wrongMeasurements(
  { measurements, height_measurements }: ModelForm,
  articles: readonly OfModel[],
): Fields {
  const sizes = new Set(articles.flatMap(article => article.sizes.map(({ name }) => name)))
  const heights = new Set(articles.map(({ height }) => height))
  const wrong: Fields = {}
  const judge = (said: ModelForm['measurements'], at: string) => {
    for (const [index, { size }] of said.entries()) {
      if (!sizes.has(size)) wrong[`${at}.${index}.size`] = 'unknown'
      if (said.findIndex(other => other.size === size) < index) wrong[`${at}.${index}.size`] = 'twice'
    }
  }
  judge(measurements, 'measurements')
  for (const [index, { height, measurements: said }] of height_measurements.entries()) {
    const at = `height_measurements.${index}`
    if (!heights.has(height)) wrong[`${at}.height`] = 'unknown'
    if (height_measurements.findIndex(other => other.height === height) < index) wrong[`${at}.height`] = 'twice'
    judge(said, `${at}.measurements`)
  }
  return wrong
}

/** Who says what of a field; what most articles say comes first. */
function mostSaid(articles: readonly OfModel[], field: ModelField): ModelDifference['values'] {
  const groups = Map.groupBy(articles, article => keyOf(article[field]))
  return [...groups.values()]
    .sort((one, other) => other.length - one.length)
    .map(group => ({ articles: group.map(({ article }) => article), value: group[0]?.[field] as Said }))
}

/** Two values that say the same have one key, in whatever order their parts stand. */
function keyOf(value: Said): string {
  if (typeof value === 'string') return value
  if ('uk' in value) return JSON.stringify([value.uk, value.en])
  const rows = value.map(({ size, chest, waist, hips, volumetric }) => [size, chest, waist, hips, volumetric])
  return JSON.stringify(rows.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}
