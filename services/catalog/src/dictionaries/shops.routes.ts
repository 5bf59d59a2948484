import { allShopsEndpoint, type Shop } from '@shop/contracts/catalog/shops'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { Revised } from '@shop/service-kit/storage/change-at-revision'
import type { OrderedRepository } from './ordered.repository.ts'

export type StoredShop = Shop & { order: number; archived?: { at: Date; by: string } | null } & Revised

type Shops = Pick<OrderedRepository<StoredShop>, 'live'>

export function shopRoutes(shops: Shops): Routes {
  const routes = createRoutes()
  handle(routes, allShopsEndpoint, async () => ({ shops: await shops.live() }))
  return routes
}
