import { failpoint } from '@shop/service-kit/process/failpoints'
import { changedMeanwhile } from '@shop/service-kit/storage/change-at-revision'
import { type FollowUpDeps, followUp } from '../staff-products/follow-up.ts'
import type { JointChange, JointChangesRepository } from './joint-changes.repository.ts'

export type JointDeps = FollowUpDeps & { jointChanges: JointChangesRepository }

/**
 * Changes several articles, all of them or none. It is written down first, so that what a process that dies leaves undone a job
 * brings to its end (docs/rules.md, "Products by staff").
 * @throws ShopError changed_meanwhile when somebody else was faster with one of them.
 */
export async function changeJointly(deps: JointDeps, change: JointChange): Promise<void> {
  if (change.rows.length === 0) return
  if (!(await deps.jointChanges.begin(change))) {
    const other = await deps.jointChanges.one(change._id)
    // It may be one that a dead process has left: the next change finishes it.
    if (other) await bringToEnd(deps, other)
    throw changedMeanwhile(other ? { changed: { by: other.who, at: other.at } } : {})
  }
  await failpoint('joint-change-begun')
  if (await writtenEverywhere(deps, change)) return tellOfIt(deps, change)
  await deps.jointChanges.goBack(change)
  await bringToEnd(deps, { ...change, goes_back: true })
  throw await whoWasFaster(deps, change)
}

/** Brings changes to their end that a process which died has left. */
export async function finishJointChanges(deps: JointDeps): Promise<void> {
  for (const change of await deps.jointChanges.underWay()) await bringToEnd(deps, change)
}

async function bringToEnd(deps: JointDeps, change: JointChange): Promise<void> {
  const { who, at, of, rows, goes_back: goesBack } = change
  if (goesBack) {
    const back = rows.map(({ article, revision, before }) => ({ article, revision: revision + 1, fields: before }))
    await deps.articles.changeMany(back, { who, at, as: { who, at }, of })
  } else await writtenEverywhere(deps, change)
  await tellOfIt(deps, change)
}

/** Lists hear of it, and nothing of the change is left to be done. */
async function tellOfIt(deps: JointDeps, change: JointChange): Promise<void> {
  const { rows } = change
  await failpoint('joint-change-written')
  if (change.of === 'product') {
    await followUp(
      deps,
      rows.map(({ article, fields }) => ({ article, ...(fields.follow_up && { follow_up: fields.follow_up }) })),
    )
  } else {
    await deps.version.noteEdits(
      rows.map(({ article }) => article),
      { everything: false },
    )
  }
  await deps.jointChanges.end(change)
}

/** Writes those that still are as they were; is all of it there now? */
async function writtenEverywhere({ articles }: JointDeps, { rows, who, at, of }: JointChange): Promise<boolean> {
  return (await articles.changeMany(rows, { who, at, of })).size === rows.length
}

async function whoWasFaster({ articles }: JointDeps, { rows, who, at, of }: JointChange) {
  const found = await articles.allAmong(rows.map(({ article }) => article))
  const faster = found
    .map(stored =>
      of === 'product'
        ? { revision: stored.revision ?? 0, changed: stored.changed }
        : { revision: stored.pictures_revision ?? 0, changed: stored.pictures_changed },
    )
    .find(({ changed }) => changed && (changed.by !== who || changed.at.getTime() !== at.getTime()))
  return changedMeanwhile({ revision: faster?.revision ?? 0, ...(faster?.changed && { changed: faster.changed }) })
}
