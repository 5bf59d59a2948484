import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
  shortSizesEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Dictionaries } from './dictionaries.ts'

export function addDictionaryRoutes(routes: Routes, { colors, collections, sizes, heights }: Dictionaries): void {
  handle(routes, allColorsEndpoint, async () => ({ colors: await colors.all() }))
  handle(routes, allCollectionsEndpoint, async () => ({ collections: await collections.all() }))
  handle(routes, allSizesEndpoint, async () => ({ sizes: await sizes.all() }))
  handle(routes, shortSizesEndpoint, async () => {
    const all = await sizes.all()
    return { short_sizes: Object.fromEntries(all.map(({ name, short_name }) => [name, short_name])) }
  })
  handle(routes, heightsEndpoint, async () => ({ heights: await heights.all() }))
}
