import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ShopError } from '@shop/contracts/errors'
import { refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import { noteAllTakenBack } from '@shop/service-kit/storage/noted-writes'
import { carryOutRows, type GoodsChangeDeps, tellLists } from './carry-out.ts'
import { articlesOf, canTakeBack, type Door, type GoodsChange, type Plan } from './goods-change.ts'
import { LONGEST_MS, NOTHING_DONE } from './goods-changes.repository.ts'
import { takeBackChunk } from './take-back.ts'

type Asked = {
  door: Door
  who: string
  /** What is changed: one change of it at a time. */
  about: string
  /** A repeat under the same key changes nothing and tells what the first one changed. */
  key?: { is: string; bodyHash: string }
  confirmed?: boolean
  /** All articles are changed or none, unless each stands for itself. */
  each?: boolean
  /** What it comes to, of what is there now; it may be asked again. */
  plan: (at: Date) => Promise<Plan>
}

/** How long a change belongs to who began it: longer than the slowest takes. */
const LEASE_MS = 10_000
/** Somebody else's change of the same ends in a moment. */
const WAIT_MS = 100
const MOST_WAITS = 50

/**
 * Changes goods as `plan` says; null where nothing becomes other. The plan is written down first, so that what a process that
 * dies leaves undone a repeat or a job brings to its end (docs/rules.md, "Products by staff").
 * @throws ShopError as `plan` does; changed_meanwhile when somebody else was faster with one of the articles; idempotency_conflict
 * when the key was another change's; busy when another change of the same does not end.
 */
export async function changeGoods(deps: GoodsChangeDeps, asked: Asked): Promise<GoodsChange | null> {
  const { key, about } = asked
  for (let waits = 0; waits <= MOST_WAITS; waits += 1) {
    const earlier = key ? await deps.goodsChanges.find(key.is) : null
    if (earlier && key) refuseOtherRequest(earlier.body_hash, key.bodyHash)
    if (earlier?.state === 'done') return earlier
    if (!earlier) {
      const at = deps.clock.now()
      const plan = await asked.plan(at)
      if (plan.rows.length === 0) return null
      const change = toChange(asked, plan, at)
      if (await deps.goodsChanges.begin(change)) return carryOut(deps, change)
    }
    await goOn(deps, about)
  }
  throw new ShopError('busy')
}

/** Brings changes to their end that a process which died has left. */
export async function finishChanges(deps: GoodsChangeDeps): Promise<void> {
  for (;;) {
    const change = await claim(deps, 'short')
    if (!change) return
    await goOnWith(deps, change)
  }
}

/**
 * Puts back what a change has changed.
 * @throws ShopError not_found when there is nothing to be taken back any more; busy when another change of the same does not end.
 */
export async function takeBackChange(
  deps: GoodsChangeDeps,
  { id, who }: { id: string; who: string },
): Promise<GoodsChange> {
  for (let waits = 0; waits <= MOST_WAITS; waits += 1) {
    const change = await deps.goodsChanges.find(id)
    const now = deps.clock.now()
    if (change?.state === 'undone') return change
    if (!change || !(change.undo || canTakeBack(change, now))) throw new ShopError('not_found')
    if (!change.undo) {
      const begun = await deps.goodsChanges.startUndo(change, { who, at: now }, leaseFrom(now))
      if (begun && begun !== 'taken') return takeBack(deps, begun)
    }
    await goOn(deps, change.about)
  }
  throw new ShopError('busy')
}

/** @throws ShopError when it could not be done in whole: then none of it is. */
async function carryOut(deps: GoodsChangeDeps, change: GoodsChange): Promise<GoodsChange> {
  const { chunk } = change
  const rows = chunk?.rows ?? []
  if (!chunk) throw new Error(`the change ${change._id} is a long one`)
  try {
    const { changed, refused } = await carryOutRows(deps, change, rows)
    await tellLists(deps, rows)
    const done = { ...chunk, changed, refused }
    await deps.goodsChanges.finish(change, done, deps.clock.now())
    return { ...change, chunk: done, state: 'done', changed: changed.length, refused }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    await deps.goodsChanges.refuse(change)
    await takeBackRefused(deps, { ...change, state: 'refused' })
    throw error
  }
}

async function takeBackRefused(deps: GoodsChangeDeps, change: GoodsChange): Promise<void> {
  await takeBackChunk(deps, change, 0)
  await tellLists(deps, change.chunk?.rows ?? [])
  await deps.goodsChanges.forget(change)
  noteAllTakenBack()
}

async function takeBack(deps: GoodsChangeDeps, change: GoodsChange): Promise<GoodsChange> {
  const chunk = await takeBackChunk(deps, change, 0)
  await tellLists(deps, chunk.back ?? [])
  const counted = (await deps.goodsChanges.chunkUndone(change, chunk)) ?? change
  await deps.goodsChanges.end(counted, 'undone', deps.clock.now())
  return { ...counted, chunk, state: 'undone' }
}

/** Another one is under way: its process is waited for, or was killed, and then it is finished here. */
async function goOn(deps: GoodsChangeDeps, about: string): Promise<void> {
  const left = await claim(deps, { about })
  if (left) await goOnWith(deps, left)
  else await setTimeout(WAIT_MS)
}

/** Its refusal is not for who asks now. */
async function goOnWith(deps: GoodsChangeDeps, change: GoodsChange): Promise<void> {
  if (change.state === 'refused') return takeBackRefused(deps, change)
  if (change.undo) return void (await takeBack(deps, change))
  await carryOut(deps, change).catch(error => {
    if (!(error instanceof ShopError)) throw error
  })
}

function claim(deps: GoodsChangeDeps, which: { about: string } | 'short'): Promise<GoodsChange | null> {
  const now = deps.clock.now()
  return deps.goodsChanges.claim(which, { holder: null, now, until: leaseFrom(now) })
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

function toChange(
  { door, who, about, key, confirmed = false, each = false }: Asked,
  plan: Plan,
  at: Date,
): GoodsChange {
  const { rows, of, told } = plan
  const names = articlesOf(rows)
  return {
    _id: key?.is ?? randomUUID(),
    door,
    plan: randomUUID(),
    ...(of && { of }),
    who,
    at,
    ...(key && { body_hash: key.bodyHash }),
    ...(told && { told }),
    all_or_none: !each,
    confirmed,
    state: 'running',
    about,
    under_way: about,
    chunk: { ...NOTHING_DONE, names, rows },
    total: names.length,
    chunks: 1,
    next: 0,
    done: 0,
    changed: 0,
    left: 0,
    refused: [],
    everything: rows.some(row => row.everything),
    undo: null,
    holder: null,
    held_until: leaseFrom(at),
    tries: 0,
    ends_at: new Date(at.getTime() + LONGEST_MS),
  }
}
