import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import type { GoodsChangeDeps } from './carry-out.ts'
import { articlesOf, type Door, type GoodsChange, type Plan } from './goods-change.ts'
import { LONGEST_MS, NOTHING_DONE } from './goods-changes.repository.ts'
import { carryOut, findByKey, goOn, leaseFrom, MOST_WAITS } from './short-changes.ts'

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
  /** What this one is taken back with. */
  partOf?: string | undefined
  /** What it comes to, of what is there now; it may be asked again. */
  plan: (at: Date) => Promise<Plan>
}

/**
 * Changes goods as `plan` says; null where nothing becomes other. The plan is written down first, so that what a process that
 * dies leaves undone a repeat or a job brings to its end (docs/rules.md, "Products by staff").
 * @throws ShopError as `plan` does; changed_meanwhile when somebody else was faster with one of the articles; idempotency_conflict
 * when the key was another change's; busy when another change of the same does not end.
 */
export async function changeGoods(deps: GoodsChangeDeps, asked: Asked): Promise<GoodsChange | null> {
  const { key, about } = asked
  for (let waits = 0; waits <= MOST_WAITS; waits += 1) {
    const earlier = key ? await findByKey(deps, key.is) : null
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

/** Of one process, which makes the changes of a group one after another. */
let countOfParts = 0

function toChange(
  { door, who, about, key, confirmed = false, each = false, partOf }: Asked,
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
    ...(partOf !== undefined && { part_of: partOf, nth: ++countOfParts }),
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
