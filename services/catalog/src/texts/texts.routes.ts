import { builtInTexts } from '@shop/contracts/built-in-texts'
import { ShopError } from '@shop/contracts/errors'
import { staticTextEndpoint } from '@shop/contracts/static-texts'
import { handle } from '@shop/service-kit/handle'
import type { Routes } from '@shop/service-kit/routes'
import type { TextsRepository } from './texts.repository.ts'

/** Static pages: what staff edited, else what came with the shop (rules §19). Only pages of the shop have a text. */
export function addTextRoutes(routes: Routes, texts: TextsRepository): void {
  handle(routes, staticTextEndpoint, async ({ params: { page } }) => {
    const builtIn = builtInTexts.get(page)
    if (!builtIn) throw new ShopError('not_found')
    return { page, text: (await texts.read(page)) ?? builtIn }
  })
}
