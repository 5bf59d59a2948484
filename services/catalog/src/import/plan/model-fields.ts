import { createHash } from 'node:crypto'
import type { ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'
import type { Problem } from '../draft/draft.ts'
import { columnsOf, cut } from './changes.ts'

/** What belongs to a model rather than to one of its articles, as cells of our own columns. */
const modelColumns = [
  ...(['title_uk', 'title_en', 'description_uk', 'description_en'] as const),
  ...(['composition_uk', 'composition_en', 'care_uk', 'care_en', 'category', 'collection'] as const),
]

type Entry = { place: number; was: readonly string[] | null; will: readonly string[] }

export type ModelFields = ReturnType<typeof createModelFields>

/**
 * Compares the articles of each model of a file (docs/rules.md, "Import and export"): what a file says of a model it says of all
 * of its articles. Differences that the shop has already are not judged, they are nobody's mistake in this file.
 */
export function createModelFields() {
  const models = new Map<string, Entry[]>()
  return {
    /** An article as it is and as it would be; `place` is where it stands in the file. */
    add(place: number, before: ProductForm | null, after: ProductForm): void {
      const entries = models.get(after.model) ?? []
      const will = columnsOf(after)
      const digest = digestsOf(will)
      entries.push({ place, was: before && digestsOf(columnsOf(before), will, digest), will: digest })
      models.set(after.model, entries)
    },
    /** Columns in which an article differs from others of its model, by its place. */
    differing(): Map<number, string[]> {
      const found = new Map<number, string[]>()
      for (const entries of models.values()) {
        if (entries.length < 2) continue
        for (const [index, column] of modelColumns.entries()) {
          for (const place of placesThatDiffer(entries, index)) {
            found.set(place, [...(found.get(place) ?? []), column])
          }
        }
      }
      return found
    },
  }
}

/** Articles that had the same have to have the same; new ones have to agree with each other and with one that is there. */
function placesThatDiffer(entries: readonly Entry[], index: number): number[] {
  const willOf = ({ will }: Entry) => will[index] ?? ''
  const known = entries.filter(({ was }) => was !== null)
  const fresh = entries.filter(({ was }) => was === null)
  const groups = [...Map.groupBy(known, ({ was }) => was?.[index] ?? '').values()]
  const wrong = groups.filter(group => new Set(group.map(willOf)).size > 1).flat()
  const there = new Set(known.map(willOf))
  const isOne = new Set(fresh.map(willOf)).size <= 1
  const isThere = there.size === 0 || fresh.every(entry => there.has(willOf(entry)))
  return [...wrong, ...(isOne && isThere ? [] : fresh)].map(({ place }) => place)
}

/** What stands there instead, at the first row of the article; an article that stays as it was says only where it differs. */
export function modelProblems(columns: readonly string[], form: ProductForm | undefined, line: number): Problem[] {
  const cells = form ? columnsOf(form) : {}
  return columns.map(column => {
    const value = cut(cells[column] ?? '')
    return { line, column, code: 'model_differs', ...(value !== '' && { value }) }
  })
}

type Cells = ReturnType<typeof columnsOf>

/** Texts are long and files may name thousands of articles: a few bytes of each are compared. Most stay as they were. */
function digestsOf(cells: Cells, known: Cells = {}, digests: readonly string[] = []): string[] {
  return modelColumns.map((column, index) => {
    const text = cells[column] ?? ''
    const digest = text === known[column] ? digests[index] : undefined
    if (digest !== undefined || text.length <= 12) return digest ?? text
    return createHash('sha1').update(text).digest('base64url').slice(0, 14)
  })
}
