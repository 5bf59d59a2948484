import { routeFor } from '../pages/routes.ts'
import { pageView } from './page-versions.ts'
import { reportLoads } from './report-loads.ts'

const loadMeasuring = () => import(/* webpackChunkName: "web-vitals" */ './measure-page.ts')

/** What the team learns of this visit, when all else is there. */
export function startReports(isMeasured: boolean): void {
  if (pageView()) reportLoads()
  const route = routeFor(location.pathname)
  // A page that cannot load it is not measured, and does not try again.
  if (isMeasured && route)
    loadMeasuring().then(
      ({ measurePage }) => measurePage(route),
      () => undefined,
    )
}
