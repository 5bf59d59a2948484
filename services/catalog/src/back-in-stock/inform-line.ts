import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { AnnouncementsRepository } from './announcements.repository.ts'
import { type Announcement, stillAnnounced } from './stock-alert.ts'
import type { StockAlertsRepository } from './stock-alerts.repository.ts'

type InformDeps = {
  stockAlerts: StockAlertsRepository
  announcements: AnnouncementsRepository
  stock: Pick<StockRepository, 'ofSizes'>
  articles: Pick<ArticlesRepository, 'findShown'>
  clock: Clock
}
type Size = { article: string; size: string }

const AT_ONCE = 100

/**
 * Informs those who wait for a size when it is back: as many as there are items, in the order in which they asked
 * (docs/rules.md, "Back in stock"). It may die at any point and run twice at once: one write says whose turn it is, then each
 * of them is noted.
 */
export async function informLine(deps: InformDeps): Promise<void> {
  const sizes = await deps.stockAlerts.awaitedSizes()
  for (let first = 0; first < sizes.length; first += AT_ONCE) {
    const some = sizes.slice(first, first + AT_ONCE)
    const shelves = await deps.stock.ofSizes(some)
    for (const size of some) await informFor(deps, size, availableIn(shelves, size))
  }
}

async function informFor(deps: InformDeps, size: Size, available: number): Promise<void> {
  const { stockAlerts, announcements, articles, clock } = deps
  const known = await finish(deps, await announcements.of(size))
  if (!known) return
  const now = clock.now()
  const left = stillAnnounced(known, available, now)
  const informing = await stockAlerts.firstWaiting(size, available - left)
  if (informing.length === 0 && left === known.count) return
  if (informing.length > 0 && !(await articles.findShown(size.article))) return
  await failpoint('alerts-counted')
  const announced_at = informing.length > 0 ? now : known.announced_at
  const announced = await announcements.change(known, { count: left + informing.length, announced_at, informing })
  await failpoint('alerts-chosen')
  // Another process was first: what it left is looked at by the next run.
  if (announced) await finish(deps, announced)
}

/** Notes whose turn has come, also what a process that died has left; null when another process changed it meanwhile. */
async function finish({ stockAlerts, announcements }: InformDeps, known: Announcement): Promise<Announcement | null> {
  if (known.informing.length === 0) return known
  for (const id of known.informing) {
    await stockAlerts.inform(id, known.announced_at)
    await failpoint('alert-informed')
  }
  return announcements.change(known, { informing: [] })
}

function availableIn(shelves: readonly (Size & { available: number })[], { article, size }: Size): number {
  return shelves.find(item => item.article === article && item.size === size)?.available ?? 0
}
