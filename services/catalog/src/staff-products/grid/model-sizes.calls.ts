import { changeModelSizesEndpoint } from '@shop/contracts/staff/goods/staff-model-sizes'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { GoodsChange } from '../../goods-changes/goods-change.ts'
import type { GoodsPageDeps } from '../read-goods.ts'
import { changeSizes } from './change-sizes.ts'
import { modelSizesOf, seeModel } from './model-sizes.ts'
import { articlesIn } from './note-cells.ts'

/** Prices, weights and stock of a model as one grid. */
export function addModelSizesCalls(internal: InternalCalls, deps: GoodsPageDeps): void {
  staffWrite(internal, changeModelSizesEndpoint, async ({ params: { model }, body, who, idempotencyKey: key }) => {
    const changed = await changeSizes(deps, { who, key, model, body })
    const sizes = modelSizesOf(await seeModel(deps, { model }), await deps.rate())
    return { answer: { ...sizes, undo: changed?._id ?? null }, change: changed && entryOf(changed, body) }
  })
}

function entryOf(
  { about: subject, told }: GoodsChange,
  { reason, confirm }: { reason: string; confirm?: boolean | undefined },
) {
  const asked = { ...(reason && { reason }), ...(confirm && { confirm }) }
  return { action: 'product_sizes', subject, subjects: articlesIn(told), asked, ...told }
}
