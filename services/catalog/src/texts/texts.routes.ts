import { ShopError } from '@shop/contracts/errors'
import { staticTextEndpoint } from '@shop/contracts/static-texts/static-texts'
import { builtInTexts, contactsWithoutShops } from '@shop/contracts/texts/built-in-texts'
import { sellerFacts, withSeller } from '@shop/contracts/texts/seller'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import type { StoredShop } from '../dictionaries/shops.routes.ts'
import type { ShopDetailsRepository } from '../shop-details/shop-details.repository.ts'
import { shownDetails } from '../shop-details/shop-details.routes.ts'
import { withKnownPictures } from './text-pictures.ts'
import type { TextsRepository } from './texts.repository.ts'

export type TextDeps = {
  texts: TextsRepository
  shops: OrderedRepository<StoredShop>
  shopDetails: ShopDetailsRepository
  hasPicture: (name: string) => Promise<boolean>
}

/**
 * Static pages: what staff edited, else what came with the shop
 * (docs/rules.md, "Dictionaries, shops, page texts and redirects"). Only pages of the shop have a text, and
 * what they say of the seller is what staff have entered now.
 */
export function textRoutes({ texts, shops, shopDetails, hasPicture }: TextDeps): Routes {
  const routes = createRoutes()
  handle(routes, staticTextEndpoint, async ({ params: { page } }) => {
    const builtIn = builtInTexts.get(page)
    if (!builtIn) throw new ShopError('not_found')
    const [edited, details] = await Promise.all([texts.read(page), shownDetails(shopDetails)])
    // Nobody is invited to a shop that is not there.
    const isWithoutShops = !edited && page === 'contacts' && (await shops.live()).length === 0
    const written = edited ?? (isWithoutShops ? contactsWithoutShops : builtIn)
    const { uk, en } = await withKnownPictures(hasPicture, written)
    const text = {
      uk: withSeller(uk, sellerFacts(details, 'uk')),
      en: withSeller(en, sellerFacts(details, 'en')),
    }
    return { page, text }
  })
  return routes
}
