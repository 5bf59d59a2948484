import type { PageRoute } from '@shop/contracts/pages'
import type { PartName } from '@shop/contracts/releases'
import { bucketOf, type VitalName } from '@shop/contracts/vital-buckets'
import { webVitalsEndpoint } from '@shop/contracts/web-vitals'
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { pageView, versionOf } from './page-versions.ts'

/** Says how fast this page was when it is left or hidden for the first time: what came when nobody looked does not count. */
export function measurePage(route: PageRoute): void {
  const values = new Map<VitalName, number>()
  const note = ({ name, value }: Metric) => void (isVital(name) && values.set(name, value))
  for (const measure of [onLCP, onINP, onCLS]) measure(note, { reportAllChanges: true })

  // At the window: it hears after the document, where the last values come up at the same moment.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    if (values.size > 0) sendVitals(route, values)
  })
}

function isVital(name: Metric['name']): name is VitalName {
  return name === 'LCP' || name === 'INP' || name === 'CLS'
}

function sendVitals({ owner, page }: PageRoute, values: ReadonlyMap<VitalName, number>): void {
  const parts = ['host' as const, owner].map((part): [PartName, string | undefined] => [part, versionOf(part)])
  const page_view = pageView()
  const report = {
    page: `${owner}/${page}`,
    vitals: [...values].map(([name, value]) => ({ name, bucket: bucketOf(name, value) })),
    versions: Object.fromEntries(parts.filter(([, version]) => version)),
    ...(page_view && { page_view }),
  }
  // It outlives the page, unlike a call.
  navigator.sendBeacon(webVitalsEndpoint.path, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
