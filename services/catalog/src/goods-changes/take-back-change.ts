import { ShopError } from '@shop/contracts/errors'
import { refuseSecond, startUndo } from './begin-long.ts'
import type { GoodsChangeDeps } from './carry-out.ts'
import { canTakeBack, type GoodsChange } from './goods-change.ts'
import { goOn, leaseFrom, MOST_WAITS } from './short-changes.ts'
import { takeBackShort } from './take-back.ts'

/**
 * Puts back what a change has changed; of a long one a job does it. A repeat changes nothing.
 * @throws ShopError not_found when there is nothing to be taken back any more; busy when another change of the same does not end,
 * bulk_running when that is a long one.
 */
export async function takeBackChange(
  deps: GoodsChangeDeps,
  { id, who }: { id: string; who: string },
): Promise<{ change: GoodsChange; isNew: boolean }> {
  for (let waits = 0; waits <= MOST_WAITS; waits += 1) {
    const change = await deps.goodsChanges.find(id)
    const now = deps.clock.now()
    if (!change || !(change.undo || canTakeBack(change, now))) throw new ShopError('not_found')
    if (change.state === 'undone') return { change, isNew: false }
    if (!change.chunk) {
      if ((await startUndo(deps, { who, change })) === 'begun') {
        return { change: { ...change, state: 'undoing' }, isNew: !change.undo }
      }
      await refuseSecond(deps, change.about)
    } else if (!change.undo) {
      const begun = await deps.goodsChanges.startUndo(change, { who, at: now }, leaseFrom(now))
      if (begun && begun !== 'taken') return { change: await takeBackShort(deps, begun), isNew: true }
    }
    await goOn(deps, change.about)
  }
  throw new ShopError('busy')
}
