import type { BodyOf } from '@shop/contracts/endpoint'
import { appNames } from '@shop/contracts/parts'
import type { PartName } from '@shop/contracts/releases'
import { vitalBuckets } from '@shop/contracts/vital-buckets'
import { webVitalsEndpoint } from '@shop/contracts/web-vitals'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import { invalid } from '@shop/service-kit/calls/fields'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import type { PageViews } from '../client-errors/page-views.ts'
import type { WebVitals } from './web-vitals.repository.ts'

type VitalDeps = { vitals: WebVitals; pageViews: PageViews; clock: Clock }
type Report = BodyOf<typeof webVitalsEndpoint>

const reports: ClientRule = { counts: 'client', name: 'web-vitals', max: 120, seconds: 3600, onStoreDown: 'allow' }

/** The frame and who serves a page, if it is known here. Which pages a part has, its release says; here they count for the part. */
const partsOf = (page: string): PartName[] => appNames.filter(name => name === 'host' || page.startsWith(`${name}/`))

/** Browsers report how fast a page was; it counts for the host and for the remote whose page it is. */
export function webVitalRoutes(limits: Limits, { vitals, pageViews, clock }: VitalDeps): Routes {
  const routes = createRoutes()
  handle(routes, webVitalsEndpoint, async ({ body, client }) => {
    await limits.take(reports, client)
    const wrong = body.vitals.find(({ name, bucket }) => bucket > vitalBuckets[name].length)
    if (wrong) throw invalid('vitals')
    const at = clock.now()
    for (const part of partsOf(body.page)) {
      const version = await versionOf(part, body)
      if (version) for (const vital of body.vitals) await vitals.add(part, version, at, vital)
    }
    return {}
  })
  return routes

  async function versionOf(part: PartName, { page_view, versions }: Report): Promise<string | null> {
    return pageViews.read(page_view)?.versions[part] ?? (await pageViews.findClaimedVersion(part, versions[part]))
  }
}
