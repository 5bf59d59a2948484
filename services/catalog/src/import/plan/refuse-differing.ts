import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import type { OpenFile } from '../file/reading-process.ts'
import type { ImportsRepository, StoredItem } from '../imports.repository.ts'
import type { createCauses } from './causes.ts'
import { type ModelFields, modelProblems } from './model-fields.ts'
import { withOthers } from './plan-product.ts'

type Reading = {
  imports: Pick<ImportsRepository, 'items' | 'setItems'>
  id: string
  file: Pick<OpenFile, 'at'>
  counts: ImportSummary['counts']
  causes: ReturnType<typeof createCauses>
}

const CHUNK = 16

/**
 * Once the whole file is planned, refuses articles that say something else of their model than the others (docs/rules.md, "Import and export"),
 * and keeps their rows for staff to correct.
 */
export async function refuseDiffering(models: ModelFields, reading: Reading): Promise<void> {
  const { imports, id, file, counts, causes } = reading
  const differing = [...models.differing()].toSorted(([one], [other]) => one - other)
  for (let from = 0; from < differing.length; from += CHUNK) {
    const some = new Map(differing.slice(from, from + CHUNK))
    const places = [...some.keys()]
    const [items, drafts] = await Promise.all([
      imports.items({ import: id, place: { $in: places } }, { limit: CHUNK }),
      file.at(places),
    ])
    const rowsOf = new Map(drafts.map(({ rows }, index) => [places[index], rows]))
    const changes = items.map(item => {
      const own = modelProblems(some.get(item.place) ?? [], item.step?.form, item.lines[0] ?? 0)
      const problems = withOthers(own, item.lines)
      counts[item.kind] -= 1
      counts.refused += 1
      causes.add({ ...item, problems, notes: [] })
      return { place: item.place, set: refusal(problems, rowsOf.get(item.place) ?? []) }
    })
    await imports.setItems(id, changes)
  }
}

function refusal(problems: StoredItem['problems'], rows: NonNullable<StoredItem['rows']>): Partial<StoredItem> {
  return { problems, rows, kind: 'refused', state: 'applied', changes: [], step: null }
}
