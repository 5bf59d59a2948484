import { firstStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { ServiceReports } from '../clients/service-reports.ts'
import type { StaffRepository } from '../staff/staff.repository.ts'

type Sources = { reports: Pick<ServiceReports, 'firstSteps'>; people: StaffRepository }

/** What leads from an empty shop to its first sale, as the data of all services have it. */
export function firstStepRoutes(guards: Guards, { reports, people }: Sources): Routes {
  const routes = createRoutes(guards)
  handle(routes, firstStepsEndpoint, async ({ staff }) => {
    const [{ goods, terms }, everybody] = await Promise.all([reports.firstSteps(), people.all()])
    const { payments_mode, ...done } = terms
    const active = everybody.filter(({ isOff }) => !isOff)
    const me = active.find(({ id }) => id === staff().id)
    return {
      done: {
        ...goods,
        ...done,
        staff: active.length > 1,
        second_factor: me?.hasSecondFactor ?? false,
      },
      payments_mode,
    }
  })
  return routes
}
