import { canTakeBack, type GoodsChange, REGRET_MS, type RefusedRow } from './goods-change.ts'

/** How far changes that belong together are taken back. */
export type GroupUndo = {
  state: 'open' | 'undoing' | 'undone'
  /** While it is open: when the hour of the first of them ends. */
  until: Date | null
  /** Articles that are as before. */
  restored: string[]
  /** Articles that are not in all that the changes had said, each once. */
  kept: RefusedRow[]
}
type Part = Pick<GoodsChange, 'state' | 'changed' | 'undo'> & { ended_at?: Date | undefined } & {
  chunk?: Pick<NonNullable<GoodsChange['chunk']>, 'restored' | 'kept'> | undefined
}

/** What can be said of taking such changes back; null where there is nothing to take back. */
export function groupUndo(changes: readonly Part[], now: Date): GroupUndo | null {
  const open = changes.filter(change => canTakeBack(change, now))
  const begun = changes.filter(({ undo }) => undo !== null)
  if (open.length + begun.length === 0) return null
  const kept = new Map<string, Set<string>>()
  for (const { article, why } of begun.flatMap(({ chunk }) => chunk?.kept ?? []))
    kept.set(article, new Set([...(kept.get(article) ?? []), ...why]))
  const restored = new Set(begun.flatMap(({ chunk }) => chunk?.restored ?? []))
  const ends = open.flatMap(({ ended_at }) => ended_at?.getTime() ?? [])
  return {
    state: open.length > 0 ? 'open' : begun.every(({ state }) => state === 'undone') ? 'undone' : 'undoing',
    until: ends.length > 0 ? new Date(Math.min(...ends) + REGRET_MS) : null,
    restored: [...restored].filter(article => !kept.has(article)),
    kept: [...kept].map(([article, why]) => ({ article, why: [...why] })),
  }
}
