import { demonstrationDetails, type ShopDetails, shopDetailsEndpoint } from '@shop/contracts/texts/shop-details'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { ShopDetailsRepository } from './shop-details.repository.ts'

export function shopDetailsRoutes(shopDetails: ShopDetailsRepository): Routes {
  const routes = createRoutes()
  handle(routes, shopDetailsEndpoint, async () => ({ details: await shownDetails(shopDetails) }))
  return routes
}

/** What customers read: what staff entered, else that of the demonstration (docs/rules.md, "Dictionaries, shops, page texts and redirects"). */
export async function shownDetails(shopDetails: ShopDetailsRepository): Promise<ShopDetails> {
  return (await shopDetails.findStored()) ?? demonstrationDetails
}
