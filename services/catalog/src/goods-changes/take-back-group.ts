import { ShopError } from '@shop/contracts/errors'
import type { GoodsChangeDeps } from './carry-out.ts'
import { canTakeBack } from './goods-change.ts'
import { takeBackChange } from './take-back-change.ts'

/**
 * Takes back what was changed as parts of one thing that is no change itself, such as an exchange with 1C: the last change first,
 * as a later one builds on those before it. A repeat changes nothing; what a process that dies has left can be taken back again.
 * @throws ShopError not_found when nothing of it can be taken back any more, else as `takeBackChange` does.
 */
export async function takeBackGroup(deps: GoodsChangeDeps, { id, who }: { id: string; who: string }): Promise<void> {
  const now = deps.clock.now()
  const changes = (await deps.goodsChanges.groupsOf([id])).filter(change => change.undo || canTakeBack(change, now))
  if (changes.length === 0) throw new ShopError('not_found')
  for (const { _id, state } of changes) if (state !== 'undone') await takeBackChange(deps, { id: _id, who })
}
