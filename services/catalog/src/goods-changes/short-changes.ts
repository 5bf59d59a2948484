import { setTimeout } from 'node:timers/promises'
import { ShopError } from '@shop/contracts/errors'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { noteAllTakenBack } from '@shop/service-kit/storage/noted-writes'
import { carryOutRows, type GoodsChangeDeps, renewLists } from './carry-out.ts'
import type { GoodsChange } from './goods-change.ts'
import { takeBackChunk, takeBackShort } from './take-back.ts'

/** How long a change belongs to who began it: longer than the slowest takes. */
const LEASE_MS = 10_000
/** Somebody else's change of the same ends in a moment. */
const WAIT_MS = 100
export const MOST_WAITS = 50

/** @throws ShopError busy while a process of the version before works on it. */
export async function findByKey(deps: GoodsChangeDeps, key: string): Promise<GoodsChange | null> {
  const { goodsChanges, formerChanges, clock } = deps
  const found = await goodsChanges.find(key)
  return found || !(await formerChanges.takeOver(deps, clock.now(), key)) ? found : goodsChanges.find(key)
}

/** Brings changes to their end that a process which died has left. */
export async function finishChanges(deps: GoodsChangeDeps): Promise<void> {
  await deps.formerChanges.takeOver(deps, deps.clock.now())
  for (;;) {
    const change = await claim(deps, 'short')
    if (!change) return
    await goOnWith(deps, change)
  }
}

/** @throws ShopError when it could not be done in whole: then none of it is. */
export async function carryOut(deps: GoodsChangeDeps, change: GoodsChange): Promise<GoodsChange> {
  const { chunk } = change
  const rows = chunk?.rows ?? []
  if (!chunk) throw new Error(`the change ${change._id} is a long one`)
  try {
    await failpoint('goods-change-planned')
    const { changed, refused } = await carryOutRows(deps, change, rows)
    await renewLists(deps, rows)
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
  await renewLists(deps, change.chunk?.rows ?? [])
  await deps.goodsChanges.forget(change)
  noteAllTakenBack()
}

/** Another one is under way: its process is waited for, or was killed, and then it is finished here. */
export async function goOn(deps: GoodsChangeDeps, about: string): Promise<void> {
  const left = await claim(deps, { about })
  if (left) await goOnWith(deps, left)
  else await setTimeout(WAIT_MS)
}

/** Its refusal is not for who asks now. */
async function goOnWith(deps: GoodsChangeDeps, change: GoodsChange): Promise<void> {
  if (change.state === 'refused') return takeBackRefused(deps, change)
  if (change.undo) return void (await takeBackShort(deps, change))
  await carryOut(deps, change).catch(error => {
    if (!(error instanceof ShopError)) throw error
  })
}

function claim(deps: GoodsChangeDeps, which: { about: string } | 'short'): Promise<GoodsChange | null> {
  const now = deps.clock.now()
  return deps.goodsChanges.claim(which, { holder: null, now, until: leaseFrom(now) })
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}
