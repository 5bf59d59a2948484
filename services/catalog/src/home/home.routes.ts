import { homeEndpoint } from '@shop/contracts/catalog/home'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { HomeRepository } from './home.repository.ts'
import { EMPTY_HOME } from './home-rules.ts'

export function homeRoutes({ home }: { home: Pick<HomeRepository, 'read'> }): Routes {
  const routes = createRoutes()
  handle(routes, homeEndpoint, async () => ({ home: (await home.read()) ?? EMPTY_HOME }))
  return routes
}
