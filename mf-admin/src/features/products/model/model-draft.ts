import type { ModelField, ModelForm, StaffModel } from '@shop/contracts/staff/goods/staff-models'
import { isMeasured, type MeasureDraft, measureDraft, numbersOf } from '../product-draft.ts'

type Measurements = ModelForm['measurements']

/** A height that may have measurements of its own. */
export type HeightDraft = { height: string | null; isOther: boolean; measures: MeasureDraft[] }

/** What is one for a model, as it is typed. */
export type ModelDraft = Omit<ModelForm, 'measurements' | 'height_measurements'> & {
  /** Of the model, as they were when it was opened. */
  sizes: string[]
  /** By place of the size; all empty: the chart of sizes holds. */
  measures: MeasureDraft[]
  heights: HeightDraft[]
  /** Fields in which the articles differ and that get one value for all. */
  overwrite: ModelField[]
}

/** Sizes of the model in the order of the dictionary. */
function sizesOf({ sizes }: Pick<StaffModel, 'sizes'>, dictionary: readonly string[]): string[] {
  return [...dictionary.filter(name => sizes.includes(name)), ...sizes.filter(name => !dictionary.includes(name))]
}

export function modelDraft(model: StaffModel, dictionary: readonly string[]): ModelDraft {
  const sizes = sizesOf(model, dictionary)
  const { title, description, composition, care, category, collection, measurements, height_measurements } = model
  const draftsOf = (said: Measurements) => sizes.map(name => measureDraft(said.find(({ size }) => size === name)))
  const heights = [...new Set(model.articles.map(({ height }) => height))].toSorted()
  return {
    title,
    description,
    composition,
    care,
    category,
    collection,
    sizes,
    measures: draftsOf(measurements),
    heights: heights.map(height => {
      const own = height_measurements.find(other => other.height === height)
      return { height, isOther: own !== undefined, measures: draftsOf(own?.measurements ?? measurements) }
    }),
    overwrite: [],
  }
}

/** What is sent; what is no number is sent as NaN, which the contract refuses at its field. */
export function modelForm({ measures, heights, sizes, overwrite: _, ...same }: ModelDraft): ModelForm {
  return {
    ...same,
    measurements: said(measures, sizes),
    height_measurements: heights.flatMap(({ height, isOther, measures: own }) =>
      isOther ? [{ height, measurements: said(own, sizes) }] : [],
    ),
  }
}

export function revisionsOf({ articles }: Pick<StaffModel, 'articles'>) {
  return articles.map(({ article, revision }) => ({ article, revision }))
}
export type Revisions = ReturnType<typeof revisionsOf>

/** Only sizes with measurements are sent: errors count from there. */
export function sentMeasures(measures: readonly MeasureDraft[]): number[] {
  return measures.flatMap((one, index) => (isMeasured(one) ? [index] : []))
}

function said(measures: readonly MeasureDraft[], sizes: readonly string[]): Measurements {
  return sentMeasures(measures).flatMap(index => {
    const [size, one] = [sizes[index], measures[index]]
    return size === undefined || one === undefined ? [] : [{ size, ...numbersOf(one) }]
  })
}
