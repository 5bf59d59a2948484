import type { Db } from 'mongodb'
import { type FollowUpDeps, followUp } from '../follow-up.ts'
import type { JointRow } from './joint-change.ts'

/** A change of several articles as releases until November 2026 wrote it down. */
export type FormerChange = {
  _id: string
  who: string
  at: Date
  of: 'product' | 'pictures'
  rows: JointRow[]
  goes_back?: boolean
}

export type FormerChangesRepository = ReturnType<typeof createFormerChanges>

export function createFormerChanges(db: Db) {
  const changes = db.collection<FormerChange>('joint_changes')
  return {
    underWay: (): Promise<FormerChange[]> => changes.find({ _id: { $gt: '' } }).toArray(),
    async end({ _id, at }: FormerChange): Promise<void> {
      await changes.deleteOne({ _id, at })
    },
  }
}

/**
 * Brings to their end what processes of those releases left when they died, or have under way beside this one (docs/operation.md,
 * "Data"). Each write is guarded by the article's revision: who of the two comes second changes nothing.
 */
export async function finishFormerChanges(
  deps: FollowUpDeps & { formerChanges: FormerChangesRepository },
): Promise<void> {
  for (const change of await deps.formerChanges.underWay()) {
    const { who, at, of, rows, goes_back: goesBack } = change
    if (goesBack) {
      const back = rows.map(({ article, revision, before }) => ({ article, revision: revision + 1, fields: before }))
      await deps.articles.changeMany(back, { who, at, as: { who, at }, of })
    } else await deps.articles.changeMany(rows, { who, at, of })
    await followUp(
      deps,
      rows.flatMap(({ article, fields: { follow_up } }) => (follow_up ? [{ article, follow_up }] : [])),
    )
    const names = rows.map(({ article }) => article)
    if (of === 'pictures') await deps.version.noteEdits(names, { everything: false })
    await deps.formerChanges.end(change)
  }
}
