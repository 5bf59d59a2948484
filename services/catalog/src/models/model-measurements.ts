import type { ModelForm } from '@shop/contracts/staff/goods/staff-models'
import type { Article } from '../articles/article.ts'

type Measurement = Article['measurements'][number]
type Measured = Pick<Article, 'article' | 'height' | 'sizes' | 'measurements'>
/** What is said of each size; null: nothing, the chart of sizes holds. */
type Chart = Map<string, Measurement | null>

/**
 * Measurements of a model and of the heights that have others, of what its articles say. `differs`: articles of one height say
 * different things of a size; what the first of them says stands in the answer then.
 */
export function modelMeasurements(
  articles: readonly Measured[],
): Pick<ModelForm, 'measurements' | 'height_measurements'> & { differs: boolean } {
  let differs = false
  const common: Chart = new Map()
  const other: ModelForm['height_measurements'] = []
  for (const height of heightsOf(articles)) {
    const chart: Chart = new Map()
    for (const article of articles.filter(one => one.height === height)) {
      for (const [size, said] of chartOf(article)) {
        const known = chart.get(size)
        if (known === undefined) chart.set(size, said)
        else if (!isSame(known, said)) differs = true
      }
    }
    const agrees = [...chart].every(([size, said]) => !common.has(size) || isSame(common.get(size) ?? null, said))
    if (agrees) for (const [size, said] of chart) common.set(size, said)
    else other.push({ height, measurements: filledMeasurements(chart) })
  }
  return { measurements: filledMeasurements(common), height_measurements: other, differs }
}

/** What the model says of the sizes of this article. */
export function measurementsOf(
  { height, sizes }: Pick<Article, 'height'> & { sizes: readonly { name: string }[] },
  { measurements, height_measurements }: Pick<ModelForm, 'measurements' | 'height_measurements'>,
): Measurement[] {
  const own = height_measurements.find(other => other.height === height)
  const bySize = new Map((own?.measurements ?? measurements).map(said => [said.size, said]))
  return sizes.flatMap(({ name }) => bySize.get(name) ?? [])
}

function chartOf({ sizes, measurements }: Measured): Chart {
  const bySize = new Map(measurements.map(said => [said.size, said]))
  return new Map(sizes.map(({ name }) => [name, bySize.get(name) ?? null]))
}

function heightsOf(articles: readonly Measured[]): (string | null)[] {
  return [...new Set(articles.map(({ height }) => height))].sort((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1))
}

function filledMeasurements(chart: Chart): Measurement[] {
  return [...chart.values()].filter(said => said !== null)
}

function isSame(one: Measurement | null, other: Measurement | null): boolean {
  if (one === null || other === null) return one === other
  const { chest, waist, hips, volumetric } = one
  return chest === other.chest && waist === other.waist && hips === other.hips && volumetric === other.volumetric
}
