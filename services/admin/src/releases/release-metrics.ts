import { type PartName, partNames } from '@shop/contracts/releases'
import type { Metrics } from '@shop/service-kit/app/metrics'
import { addComputedGauge } from '@shop/service-kit/metrics/computed-gauge'
import type { Clock } from '@shop/service-kit/process/clock'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'
import type { HourlyCounts } from '../client-errors/hourly-counts.repository.ts'

type MetricDeps = { store: ReleaseStore; counts: HourlyCounts; clock: Clock }

/**
 * Shows which version how many percent of the visitors get, and how the page views of the last day went. The label `version` is that
 * of the process which says so, so a part's own is `release`.
 */
export function showReleases({ registry }: Metrics, { store, counts, clock }: MetricDeps): void {
  addComputedGauge(registry, {
    name: 'release_share_percent',
    help: 'Percent of the visitors who get a version of a part; a canary is the one with role canary',
    labelNames: ['part', 'release', 'role'],
    async compute() {
      const shares = await Promise.all(partNames.map(part => sharesOf(store, part)))
      return shares.flat()
    },
  })
  addComputedGauge(registry, {
    name: 'release_page_views',
    help: 'Page views of the last 24 hours by version of a part, while it is watched how they go',
    labelNames: ['part', 'release', 'result'],
    async compute() {
      const ofDay = await counts.lastDay(clock.now())
      return [...ofDay].flatMap(([part, versions]) =>
        versions.flatMap(({ version, loads, failures }) => {
          const labels = { part, release: version ?? 'unknown' }
          return [
            { labels: { ...labels, result: 'good' }, value: Math.max(0, loads - failures) },
            { labels: { ...labels, result: 'failed' }, value: failures },
          ]
        }),
      )
    },
  })
}

async function sharesOf(store: ReleaseStore, part: PartName) {
  const served = (await store.read(part))?.served ?? []
  return served.map(({ version, share }, index) => ({
    labels: { part, release: version, role: index === 0 ? 'stable' : 'canary' },
    value: share,
  }))
}
