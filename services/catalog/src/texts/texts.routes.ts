import { ShopError } from '@shop/contracts/errors'
import { builtInTexts } from '@shop/contracts/texts/built-in-texts'
import { staticTextEndpoint } from '@shop/contracts/texts/static-texts'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { TextsRepository } from './texts.repository.ts'

/** Static pages: what staff edited, else what came with the shop (rules §19). Only pages of the shop have a text. */
export function addTextRoutes(routes: Routes, texts: TextsRepository): void {
  handle(routes, staticTextEndpoint, async ({ params: { page } }) => {
    const builtIn = builtInTexts.get(page)
    if (!builtIn) throw new ShopError('not_found')
    return { page, text: (await texts.read(page)) ?? builtIn }
  })
}
