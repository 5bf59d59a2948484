import type { ChangeChunk, GoodsChange } from '../../goods-changes/goods-change.ts'
import type { LongDoor } from '../../goods-changes/long-changes.ts'
import type { ImportDeps } from '../import-deps.ts'
import { endFields } from '../import-end.ts'
import type { StoredItem } from '../imports.repository.ts'
import { createPace } from '../pace.ts'
import { takeThingsAway } from './make-things.ts'
import { planItems } from './plan-items.ts'

/** More would be read by nobody. */
const MOST_KEPT = 100

/** What an import knows of the change that applies it: the products as they were shown, and what became of each. */
export function importDoor(deps: ImportDeps): LongDoor {
  const { imports } = deps
  const rest = createPace()
  return {
    door: 'import',
    async planChunk(change, names) {
      // Small steps with rests between them: no list waits for more.
      await rest()
      return planItems(deps, change, names)
    },
    async noteDone({ _id: id, at }, chunk) {
      const waiting = (await imports.itemsOf(id, chunk.names)).filter(({ state }) => state === 'waiting')
      const changes = waiting.map(item => ({ place: item.place, set: outcomeOf(item, chunk) }))
      const applied = waiting.filter((_, index) => changes[index]?.set.state === 'applied')
      await imports.saveStated(
        applied.flatMap(({ article, step }) =>
          (step?.stock ?? []).map(({ size, stated, base }) => ({ article, size, stated, base, at })),
        ),
      )
      await imports.setItems(id, changes)
    },
    async noteBack({ _id: id }, { rows }) {
      const items = await imports.itemsOf(
        id,
        (rows ?? []).map(({ article }) => article),
      )
      await imports.stateAgain(
        items.flatMap(({ article, step }) =>
          (step?.stock ?? []).flatMap(({ size, stated, base, before }) =>
            before === undefined ? [] : [{ article, size, stated, base, before }],
          ),
        ),
      )
    },
    async noteEnd(change, state) {
      if (state === 'undone') await endTakenBack(deps, change)
      await endApplying(deps, change, state)
    },
  }
}

function outcomeOf({ article, step }: StoredItem, { refused }: ChangeChunk): Partial<StoredItem> {
  const why = refused.filter(one => one.article === article).flatMap(one => one.why)
  const [code] = why
  if (code === 'changed_meanwhile' || code === 'taken')
    return { state: 'failed', problems: [{ line: null, column: null, code }] }
  // Sold at this very moment; the rest of the product is as the file says.
  const lacking = why.map(text => ({
    line: null,
    column: 'stock',
    code: 'more_than_there' as const,
    value: text.replace(/^stock /, ''),
  }))
  return { state: 'applied', problems: lacking, pictures_state: step?.pictures ? 'waiting' : 'none' }
}

/** What was made with it goes after the products that had it. */
async function endTakenBack(deps: ImportDeps, { _id: id, undo }: GoodsChange): Promise<void> {
  const stored = await deps.imports.one(id)
  if (!stored || !undo) return
  const things = (await takeThingsAway(deps, stored)).map(({ kind, name }) => ({ kind, name }))
  const { restored, left, kept } = undo
  await deps.imports.noteTakenBack(id, { restored, left, kept: kept.slice(0, MOST_KEPT), things })
}

/** Pictures come once all rows are through. What was stopped, given up or taken back has none to come. */
async function endApplying(
  deps: ImportDeps,
  { _id: id }: Pick<GoodsChange, '_id'>,
  state: Parameters<NonNullable<LongDoor['noteEnd']>>[1],
): Promise<void> {
  const { imports } = deps
  const isPictured = state === 'done' && (await imports.countItems({ import: id, pictures_state: 'waiting' })) > 0
  const next = isPictured ? { state: 'pictures' as const } : endFields(deps, state === 'done' ? 'done' : 'cancelled')
  const changed = await imports.change(id, ['applying'], next)
  if (changed) await imports.keepItems(id, changed.expires_at)
}
