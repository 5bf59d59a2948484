import type { ModelSizesChange } from '@shop/contracts/staff/goods/staff-model-sizes'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import { codesOf } from '../../articles/size-codes.ts'
import type { GoodsChangeDeps } from '../../goods-changes/carry-out.ts'
import { changeGoods } from '../../goods-changes/change-goods.ts'
import type { GoodsChange } from '../../goods-changes/goods-change.ts'
import { seeModel } from './model-sizes.ts'
import { planSizes } from './plan-sizes.ts'

type Asked = { who: string; key: string; model: string; body: ModelSizesChange }

/**
 * Changes cells of the sizes of a model, all or none. A repeat under the same key changes nothing and tells what the first one
 * changed; null where nothing is other than before.
 * @throws ShopError as `planSizes` and `changeGoods`; not_found.
 */
export async function changeSizes(
  deps: GoodsChangeDeps,
  { who, key, model, body }: Asked,
): Promise<GoodsChange | null> {
  return changeGoods(deps, {
    door: 'sizes',
    who,
    about: model,
    key: { is: key, bodyHash: bodyHash({ who, model, body }) },
    confirmed: body.confirm ?? false,
    plan: async () => {
      const codes = codesOf(body.articles.flatMap(({ sizes }) => sizes))
      const [seen, ownersOf] = await Promise.all([seeModel(deps, { model }), deps.articles.ownersOfCodes(codes)])
      return planSizes(seen, body, ownersOf)
    },
  })
}
