import { ShopError } from '@shop/contracts/errors'
import type { StaffStock } from '@shop/contracts/staff/goods/staff-product-forms'
import type { StockChange } from '@shop/contracts/staff/goods/staff-stock'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import type { GoodsChangeDeps } from '../../goods-changes/carry-out.ts'
import { changeGoods } from '../../goods-changes/change-goods.ts'
import type { CellsByArticle } from '../../goods-changes/goods-change.ts'
import { toStaffStock } from '../product-form.ts'
import { type SeenModel, seeModel } from './model-sizes.ts'
import { planSizes } from './plan-sizes.ts'

type Asked = { who: string; article: string; key: string; change: StockChange }
/** Items on hand by size, reserved or not, of the sizes that the change moves. */
type Counts = CellsByArticle[string][string]
type Changed = { before: Counts; after: Counts; stock: StaffStock[] }

/**
 * Adds and takes items of an article, size by size: cells of its model's grid, all or none. A repeat under the same key moves
 * nothing and tells what the first one changed.
 * @throws ShopError not_found; validation with the fields; otherwise as `changeGoods`.
 */
export async function changeStock(deps: GoodsChangeDeps, { who, article, key, change }: Asked): Promise<Changed> {
  const { model, sizes } = await deps.articles.one(article)
  const changed = await changeGoods(deps, {
    door: 'sizes',
    who,
    about: model,
    key: { is: key, bodyHash: bodyHash({ who, article, change }) },
    confirmed: change.confirm ?? false,
    plan: async () => planStock(await seeModel(deps, { model }), article, key, change),
  }).catch(error => {
    throw atItsFields(error)
  })
  const items = new Map((await deps.stock.ofArticle(article)).map(item => [item.size, item]))
  return {
    before: changed?.told?.before[article]?.stock ?? {},
    after: changed?.told?.after[article]?.stock ?? {},
    stock: sizes.flatMap(({ name }) => items.get(name) ?? []).map(toStaffStock),
  }
}

function planStock(seen: SeenModel, article: string, key: string, { changes, reason, confirm }: StockChange) {
  // What the version before has moved under this key, before it died: to be deleted one version later.
  const former = seen.stock.filter(item => item.article === article && item.moves?.includes(`staff ${key}`))
  const isMoved = (size: string) => former.some(item => item.size === size)
  const sizes = changes.map(({ size, by }) => ({ size, stock_by: isMoved(size) ? 0 : by }))
  // Codes of sizes are none of its cells.
  return planSizes(seen, { articles: [{ article, revision: 0, sizes }], reason, confirm }, () => [])
}

/** Where the grid names its cells, this call names its own. */
function atItsFields(error: unknown): unknown {
  const fields = error instanceof ShopError && error.code === 'validation' ? error.details.fields : null
  if (!fields || typeof fields !== 'object') return error
  const fieldsOfCall = Object.entries(fields).map(([name, why]) => [
    name
      .replace('articles.0.sizes.', 'changes.')
      .replace('.stock_by', '.by')
      .replace(/^articles$/, 'changes'),
    why,
  ])
  return new ShopError('validation', { fields: Object.fromEntries(fieldsOfCall) })
}
