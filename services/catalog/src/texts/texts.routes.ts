import { ShopError } from '@shop/contracts/errors'
import { staticTextEndpoint } from '@shop/contracts/static-texts/static-texts'
import { builtInTexts, contactsWithoutShops } from '@shop/contracts/texts/built-in-texts'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import type { StoredShop } from '../dictionaries/shops.routes.ts'
import type { TextsRepository } from './texts.repository.ts'

type Repositories = { texts: TextsRepository; shops: OrderedRepository<StoredShop> }

/**
 * Static pages: what staff edited, else what came with the shop
 * (docs/rules.md, "Dictionaries, shops, page texts and redirects"). Only pages of the shop have a text.
 */
export function addTextRoutes(routes: Routes, { texts, shops }: Repositories): void {
  handle(routes, staticTextEndpoint, async ({ params: { page } }) => {
    const builtIn = builtInTexts.get(page)
    if (!builtIn) throw new ShopError('not_found')
    const edited = await texts.read(page)
    if (edited) return { page, text: edited }
    // Nobody is invited to a shop that is not there.
    const isWithoutShops = page === 'contacts' && (await shops.all()).length === 0
    return { page, text: isWithoutShops ? contactsWithoutShops : builtIn }
  })
}
