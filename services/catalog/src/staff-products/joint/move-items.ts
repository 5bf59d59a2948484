import { receiveStock } from '../../stock/arrivals.ts'
import type { ItemQuantity } from '../../stock/stock.ts'
import { takeOff } from '../../stock/take-off.ts'
import type { FollowUpDeps } from '../follow-up.ts'
import type { JointChange } from './joint-change.ts'

type Deps = Pick<FollowUpDeps, 'stock' | 'version'>

/**
 * Takes off what goes, each size once however often it is tried.
 * @throws ShopError stock_reserved; validation when there are not so many.
 */
export async function takeItems(deps: Deps, { plan, taken, confirmed }: JointChange): Promise<void> {
  if (taken.length === 0) return
  await deps.stock.takePlain(plan, taken)
  for (const quantity of await findUnmoved(deps, plan, taken)) {
    await takeOff(deps, plan, quantity, { confirmed, field: 'articles' })
  }
}

/** Puts on the shelves what comes, each size once. */
export async function receiveItems(deps: Deps, { plan, coming }: JointChange): Promise<void> {
  if (coming.length === 0) return
  await deps.stock.receivePlain(plan, coming)
  for (const quantity of await findUnmoved(deps, plan, coming)) await receiveStock(deps, plan, quantity)
}

/** Puts back what was taken off until the change was refused. */
export async function putBackItems(deps: Deps, { plan, taken }: JointChange): Promise<void> {
  if (taken.length === 0) return
  const left = new Set((await findUnmoved(deps, plan, taken)).map(keyOf))
  for (const quantity of taken.filter(quantity => !left.has(keyOf(quantity)))) {
    await receiveStock(deps, `undo ${plan}`, quantity)
  }
}

async function findUnmoved({ stock }: Deps, key: string, quantities: readonly ItemQuantity[]): Promise<ItemQuantity[]> {
  const articles = [...new Set(quantities.map(({ article }) => article))]
  const moved = new Set(
    (await stock.ofArticles(articles)).filter(({ moves }) => moves?.includes(key)).map(item => keyOf(item)),
  )
  return quantities.filter(quantity => !moved.has(keyOf(quantity)))
}

function keyOf({ article, size }: Pick<ItemQuantity, 'article' | 'size'>): string {
  return `${article}\n${size}`
}
