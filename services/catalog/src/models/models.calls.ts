import { changeModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { changeModel } from './edit-model.ts'

/** Models for staff: what is one for all colours and heights. */
export function addModelCalls(internal: InternalCalls, deps: GoodsChangeDeps): void {
  staffWrite(internal, changeModelEndpoint, async ({ params: { model }, body, who }) => {
    const { revisions, overwrite, ...form } = body
    const saved = await changeModel(deps, { who, model, revisions, overwrite, form })
    const answer = { model: saved.model, undo: saved.change?.id ?? null }
    if (!saved.change) return { answer, change: null }
    const { articles, before, after } = saved.change
    return { answer, change: { action: 'product_model_change', subject: model, subjects: articles, before, after } }
  })
}
