import { ShopError } from '@shop/contracts/errors'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { changedMeanwhile } from '@shop/service-kit/storage/change-at-revision'
import { receiveStock } from '../../stock/arrivals.ts'
import type { ItemQuantity } from '../../stock/stock.ts'
import { takeOff } from '../../stock/take-off.ts'
import type { EditDeps } from '../edit-product.ts'
import { articlesOf, type SizeChange } from './size-change.ts'
import type { SizeChangesRepository } from './size-changes.repository.ts'

export type SizeChangeDeps = EditDeps & { sizeChanges: SizeChangesRepository }

/** How long a change belongs to who began it: longer than the slowest takes. */
const LEASE_MS = 10_000

export const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)

/**
 * Does what was written down. Each step may be done again; what may be refused comes first, so that little has to be taken back.
 * @throws ShopError changed_meanwhile, stock_reserved or validation when it could not be done in whole: then none of it is.
 */
export async function carryOut(deps: SizeChangeDeps, change: SizeChange): Promise<void> {
  if (change.state === 'undoing') return takeBack(deps, change)
  try {
    await take(deps, change)
    await failpoint('sizes-taken-off')
    await changeArticles(deps, change)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    await deps.sizeChanges.undo(change)
    await takeBack(deps, change)
    throw error
  }
  await failpoint('sizes-written')
  await deps.stock.limitPreorders(change.limits)
  await receive(deps, change)
  // Lists show prices and count items: each of these articles is looked at again, and no other.
  await deps.version.noteEdits(articlesOf(change), { everything: false })
  await deps.sizeChanges.done(change)
}

/** What a process that died in between left half done. */
export async function finishSizeChanges(deps: SizeChangeDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const change = await deps.sizeChanges.claim(null, now, leaseFrom(now))
    if (!change) return
    await carryOut(deps, change).catch(error => {
      // It was taken back, and nobody waits for the answer.
      if (!(error instanceof ShopError)) throw error
    })
  }
}

async function changeArticles(deps: SizeChangeDeps, { plan, rows, who, at }: SizeChange): Promise<void> {
  const reached = await deps.articles.changeSizes(plan, rows, { who, at })
  const missed = rows.find(({ article }) => !reached.has(article))
  if (missed) throw changedMeanwhile(await deps.articles.one(missed.article))
}

async function take(deps: SizeChangeDeps, { plan, taken, confirmed }: SizeChange): Promise<void> {
  if (taken.length === 0) return
  await deps.stock.takePlain(plan, taken)
  for (const quantity of await unmoved(deps, plan, taken)) {
    await takeOff(deps, plan, quantity, { confirmed, field: 'articles' })
  }
}

async function receive(deps: SizeChangeDeps, { plan, coming }: SizeChange): Promise<void> {
  if (coming.length === 0) return
  await deps.stock.receivePlain(plan, coming)
  for (const quantity of await unmoved(deps, plan, coming)) await receiveStock(deps, plan, quantity)
}

async function unmoved(
  { stock }: SizeChangeDeps,
  key: string,
  quantities: readonly ItemQuantity[],
): Promise<ItemQuantity[]> {
  const articles = [...new Set(quantities.map(({ article }) => article))]
  const moved = new Set(
    (await stock.ofArticles(articles)).filter(({ moves }) => moves?.includes(key)).map(item => keyOf(item)),
  )
  return quantities.filter(quantity => !moved.has(keyOf(quantity)))
}

/** Puts back what was taken off and changed until it was refused. Nothing has come in by then. */
async function takeBack(deps: SizeChangeDeps, change: SizeChange): Promise<void> {
  const { plan, rows, taken, who, at } = change
  await deps.articles.restoreSizes(plan, rows, { who, at })
  const left = new Set((await unmoved(deps, plan, taken)).map(keyOf))
  for (const quantity of taken.filter(quantity => !left.has(keyOf(quantity)))) {
    await receiveStock(deps, `undo ${plan}`, quantity)
  }
  await deps.version.noteEdits(articlesOf(change), { everything: false })
  await deps.sizeChanges.forget(change)
}

function keyOf({ article, size }: Pick<ItemQuantity, 'article' | 'size'>): string {
  return `${article}\n${size}`
}
