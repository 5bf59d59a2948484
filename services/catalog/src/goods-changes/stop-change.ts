import { ShopError } from '@shop/contracts/errors'
import type { GoodsChangeDeps } from './carry-out.ts'
import type { GoodsChange } from './goods-change.ts'

/**
 * Stops a change of many articles by any door: nothing more of it is begun, what is done stays and can be taken back. One that
 * does not run any more stays as it is.
 * @throws ShopError not_found for one that is not there, or is short.
 */
export async function stopChange(
  { goodsChanges }: GoodsChangeDeps,
  id: string,
): Promise<{ change: GoodsChange; isNew: boolean }> {
  const stopped = await goodsChanges.stop(id)
  if (stopped) return { change: stopped, isNew: true }
  const change = await goodsChanges.find(id)
  if (!change || change.chunk) throw new ShopError('not_found')
  return { change, isNew: false }
}
