import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import type { GoodsChangeDeps } from './carry-out.ts'
import { canTakeBack, type Door, type GoodsChange } from './goods-change.ts'
import { LONGEST_MS } from './goods-changes.repository.ts'

type Asked = Pick<GoodsChange, 'who' | 'about' | 'asked'> & {
  door: Door
  id: string
  plan?: string
  body_hash?: string
}

/**
 * Writes down a change of so many articles that nobody waits for it, `size` of them at a time; each article stands for itself.
 * False when there is one under its key, or one of the same is under way.
 */
export async function beginLong(
  { goodsChanges, clock }: GoodsChangeDeps,
  { id, plan = randomUUID(), ...asked }: Asked,
  names: readonly string[],
  size: number,
): Promise<boolean> {
  const at = clock.now()
  const chunks = Array.from({ length: Math.ceil(names.length / size) }, (_, place) =>
    names.slice(place * size, (place + 1) * size),
  )
  const change: GoodsChange = {
    ...asked,
    _id: id,
    plan,
    at,
    all_or_none: false,
    confirmed: true,
    state: 'running',
    under_way: asked.about,
    total: names.length,
    chunks: chunks.length,
    next: 0,
    done: 0,
    changed: 0,
    left: 0,
    refused: [],
    everything: false,
    undo: null,
    holder: null,
    held_until: new Date(0),
    tries: 0,
    ends_at: new Date(at.getTime() + LONGEST_MS),
  }
  return goodsChanges.begin(change, chunks)
}

/** @throws ShopError bulk_running while another long change of the same is under way. */
export async function refuseSecond({ goodsChanges }: GoodsChangeDeps, about: string): Promise<void> {
  const running = await goodsChanges.underWay(about)
  if (!running) return
  const { who, done, total } = running
  throw new ShopError('bulk_running', { who, done, total })
}

/**
 * A long change is taken back from now on, also one that is under way; a repeat changes nothing. `others`: another one of the
 * same is under way.
 * @throws ShopError not_found when its time is over.
 */
export async function startUndo(
  { goodsChanges, clock }: GoodsChangeDeps,
  { who, change }: { who: string; change: GoodsChange },
): Promise<'begun' | 'others'> {
  const now = clock.now()
  if (change.undo) return 'begun'
  if (!canTakeBack(change, now)) throw new ShopError('not_found')
  const begun = await goodsChanges.startUndo(change, { who, at: now })
  return begun === 'taken' ? 'others' : 'begun'
}
