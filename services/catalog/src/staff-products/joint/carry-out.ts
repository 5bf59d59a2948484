import { ShopError } from '@shop/contracts/errors'
import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { revisionConflictOf } from '@shop/service-kit/storage/change-at-revision'
import { noteAllTakenBack } from '@shop/service-kit/storage/noted-writes'
import { type FollowUpDeps, followUp } from '../follow-up.ts'
import { type JointChange, reachedBy } from './joint-change.ts'
import type { JointChangesRepository } from './joint-changes.repository.ts'
import { putBackItems, receiveItems, takeItems } from './move-items.ts'

export type JointDeps = FollowUpDeps & { jointChanges: JointChangesRepository; clock: Clock }

/** How long a change belongs to who began it: longer than the slowest takes. */
const LEASE_MS = 10_000

export const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)

/**
 * Does what was written down. Each step may be done again; what may be refused comes first, so that little has to be taken back.
 * @throws ShopError changed_meanwhile, stock_reserved or validation when it could not be done in whole: then none of it is.
 */
export async function carryOut(deps: JointDeps, change: JointChange): Promise<void> {
  if (change.state === 'undoing') return takeBack(deps, change)
  try {
    await takeItems(deps, change)
    await failpoint('joint-change-begun')
    await changeArticles(deps, change)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    await deps.jointChanges.undo(change)
    await takeBack(deps, change)
    throw error
  }
  await failpoint('joint-change-written')
  await deps.stock.limitPreorders(change.limits)
  await receiveItems(deps, change)
  await tellLists(deps, change)
  await deps.jointChanges.finish(change)
}

async function changeArticles({ articles }: JointDeps, { plan, rows, who, at, of }: JointChange): Promise<void> {
  const reached = await articles.changePlanned(plan, rows, { who, at, of })
  const missed = rows.find(({ article }) => !reached.has(article))
  if (!missed) return
  const faster = await articles.one(missed.article)
  if (of !== 'pictures') throw revisionConflictOf(faster)
  const { pictures_revision: revision = 0, pictures_changed: changed } = faster
  throw revisionConflictOf({ revision, ...(changed && { changed }) })
}

/** Puts back what was taken off and changed until it was refused. Nothing has come in by then. */
async function takeBack(deps: JointDeps, change: JointChange): Promise<void> {
  const { plan, rows, who, at, of } = change
  await deps.articles.restorePlanned(plan, rows, { who, at, of })
  await putBackItems(deps, change)
  await tellLists(deps, change)
  await deps.jointChanges.forget(change)
  noteAllTakenBack()
}

/** Each of these articles is looked at again, and no other, unless a row says that all lists are built again. */
async function tellLists(deps: JointDeps, change: JointChange): Promise<void> {
  const due = change.rows.flatMap(({ article, fields: { follow_up } }) => (follow_up ? [{ article, follow_up }] : []))
  await followUp(deps, due)
  const followed = new Set(due.map(({ article }) => article))
  const others = reachedBy(change).filter(article => !followed.has(article))
  if (others.length > 0) await deps.version.noteEdits(others, { everything: false })
}
