import { allShopsEndpoint, internalShopsEndpoint, type Shop } from '@shop/contracts/catalog/shops'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Revised } from '@shop/service-kit/storage/change-at-revision'
import type { OrderedRepository } from './ordered.repository.ts'

export type StoredShop = Shop & { order: number } & Revised

export function addShopRoutes(routes: Routes, internal: InternalCalls, shops: OrderedRepository<StoredShop>): void {
  const answer = async () => ({ shops: await shops.all() })
  handle(routes, allShopsEndpoint, answer)
  handleInternal(internal, internalShopsEndpoint, answer)
}
