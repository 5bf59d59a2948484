import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
  shortSizesEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import {
  changeHeightsEndpoint,
  changeShortSizesEndpoint,
  type DictionaryKind,
  dictionaryCalls,
} from '@shop/contracts/staff/storefront/staff-dictionaries'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { ListFileDeps } from '@shop/service-kit/list-files/list-file'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import { changeHeights, changeShortSizes } from './change-labels.ts'
import type { Dictionaries } from './dictionaries.ts'
import { dictionaryList } from './dictionary-list.ts'
import { createStaffDictionary, type StaffDictionary, type StaffDictionaryDeps } from './staff-dictionary.ts'

export function dictionaryRoutes({ colors, collections, sizes, heights }: Dictionaries): Routes {
  const routes = createRoutes()
  handle(routes, allColorsEndpoint, async () => ({ colors: await colors.live() }))
  handle(routes, allCollectionsEndpoint, async () => ({ collections: await collections.live() }))
  handle(routes, allSizesEndpoint, async () => ({ sizes: await sizes.live() }))
  handle(routes, shortSizesEndpoint, async () => {
    const all = await sizes.live()
    return { short_sizes: Object.fromEntries(all.map(({ name, short_name }) => [name, short_name])) }
  })
  handle(routes, heightsEndpoint, async () => ({ heights: await heights.live() }))
  return routes
}

/** What staff read and change of the lists that goods are described by. */
export function addStaffDictionaryCalls(calls: InternalCalls, deps: StaffDictionaryDeps & ListFileDeps): void {
  const { clock } = deps
  const sizes = createStaffDictionary('size', deps)
  const heights = createStaffDictionary('height', deps)
  addCallsOf(calls, 'collection', createStaffDictionary('collection', deps), deps)
  addCallsOf(calls, 'color', createStaffDictionary('color', deps), deps)
  addCallsOf(calls, 'size', sizes, deps)
  addCallsOf(calls, 'height', heights, deps)

  staffWrite(calls, changeShortSizesEndpoint, async ({ body, who }) => {
    const { before, after } = await changeShortSizes(sizes, body.short_sizes, { who, at: clock.now() })
    return { answer: { short_sizes: after }, change: { action: 'size_change', subject: 'short-sizes', before, after } }
  })
  staffWrite(calls, changeHeightsEndpoint, async ({ body, who }) => {
    const { before, after } = await changeHeights(heights, body.heights, { who, at: clock.now() })
    return { answer: { heights: after }, change: { action: 'height_change', subject: 'heights', before, after } }
  })
}

function addCallsOf<Kind extends DictionaryKind>(
  calls: InternalCalls,
  kind: Kind,
  dictionary: StaffDictionary<Kind>,
  deps: ListFileDeps,
): void {
  const { clock } = deps
  const endpoints = dictionaryCalls[kind]

  staffRead(calls, endpoints.list, async () => ({ rows: await dictionary.rows() }))
  staffWrite(calls, endpoints.add, async ({ body: { name, fields }, who }) => {
    const row = await dictionary.add(name, fields, { who, at: clock.now() })
    return { answer: { row }, change: { action: `${kind}_add`, subject: name, after: fields } }
  })
  staffWrite(calls, endpoints.change, async ({ params: { name }, body: { fields, revision }, who }) => {
    const { row, before } = await dictionary.change(name, { fields, revision, who, at: clock.now() })
    return { answer: { row }, change: { action: `${kind}_change`, subject: name, before, after: fields } }
  })
  staffWrite(calls, endpoints.order, async ({ body: { names } }) => {
    const { rows, before } = await dictionary.order(names)
    return { answer: { rows }, change: { action: `${kind}_order`, subject: 'all', before, after: names } }
  })
  addListFileCalls(calls, endpoints.listFile, dictionaryList(kind, dictionary), deps)
}
