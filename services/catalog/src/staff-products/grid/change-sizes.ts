import type { ModelSizesChange } from '@shop/contracts/staff/goods/staff-model-sizes'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import type { JointDeps } from '../joint/carry-out.ts'
import { changeJointly } from '../joint/change-jointly.ts'
import { articlesOnly, type JointChange, type JointPlan } from '../joint/joint-change.ts'
import { type ModelDeps, seeModel } from './model-sizes.ts'
import { articlesIn } from './note-cells.ts'
import { planSizes } from './plan-sizes.ts'

export type ChangeSizesDeps = ModelDeps & JointDeps
type Asked = { who: string; key: string; model: string; body: ModelSizesChange }

/**
 * Changes cells of the sizes of a model, all or none. A repeat under the same key changes nothing and tells what the first one
 * changed; null where nothing is other than before.
 * @throws ShopError as `planSizes` and `changeJointly`; not_found.
 */
export async function changeSizes(
  deps: ChangeSizesDeps,
  { who, key, model, body }: Asked,
): Promise<JointChange | null> {
  async function plan(): Promise<JointPlan> {
    const planned = planSizes(await seeModel(deps, model), body)
    return articlesIn(planned).length > 0 ? planned : articlesOnly([])
  }
  const asked = { who, model, about: model, confirmed: body.confirm ?? false, plan }
  return changeJointly(deps, { ...asked, key: { is: key, bodyHash: bodyHash({ who, model, body }) } })
}
