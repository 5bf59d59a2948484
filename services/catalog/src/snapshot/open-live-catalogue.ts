import { kyivDay } from '@shop/calendar/kyiv-days'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import { followStock } from '../stock/follow-stock.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import { createLiveCatalogue, type LiveCatalogue, type LiveCatalogueDeps } from './live-catalogue.ts'
import { loadSnapshot, renewArticles, type SnapshotSources } from './load-snapshot.ts'

type Deps = SnapshotSources &
  Pick<LiveCatalogueDeps, 'log' | 'freshMs'> & {
    version: CatalogueVersionRepository
    rate: () => Promise<number>
    clock: Clock
  }

/** The whole catalogue in memory, as new as the database has it. */
export function openLiveCatalogue(deps: Deps): ServiceModule & { live: LiveCatalogue } {
  const live = createLiveCatalogue({
    ...deps,
    async readKey(mark) {
      const [{ version, articleChanges, recent }, stock, rate] = await Promise.all([
        deps.version.current(),
        followStock(deps.stock, mark, performance.now()),
        deps.rate(),
      ])
      return { version, articleChanges, recent, stock, today: kyivDay(deps.clock.now()), rate }
    },
    load: key => loadSnapshot(deps, key),
    renew: (snapshot, key, articles) => renewArticles(deps, snapshot, key, articles),
  })
  return {
    live,
    // So that the first visitor after a quiet hour sees the counts of now, not those of the last visit.
    jobs: [{ name: 'catalogue', everySeconds: 0.5, inEachProcess: true, run: live.keepFresh }],
  }
}
