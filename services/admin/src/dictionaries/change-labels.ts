import { ShopError } from '@shop/contracts/errors'
import { type DictionaryFields, heightCalls, sizeCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'

type Height = { name: string; title: DictionaryFields['height']['title'] }

/**
 * The short labels of sizes, by name (spec §7); sizes that are not named keep theirs.
 * @throws ShopError not_found for a size that there is not, before anything is changed; changed_meanwhile.
 */
export async function changeShortSizes(catalog: InternalClient, wanted: Readonly<Record<string, string>>, who: string) {
  const { rows } = await catalog.call(sizeCalls.internalList, {})
  refuseUnknown(Object.keys(wanted), rows)
  for (const { name, fields, revision } of rows) {
    const short_name = wanted[name]
    if (short_name === undefined || short_name === fields.short_name) continue
    await catalog.call(sizeCalls.internalChange, { name, revision, who, fields: { ...fields, short_name } })
  }
  const before = Object.fromEntries(rows.map(({ name, fields }) => [name, fields.short_name]))
  return { before, after: { ...before, ...wanted } }
}

/**
 * Titles and order of the heights (spec §7); heights that are not named keep their titles, at the end.
 * @throws ShopError not_found for a height that there is not, before anything is changed; changed_meanwhile.
 */
export async function changeHeights(catalog: InternalClient, wanted: readonly Height[], who: string) {
  const { rows } = await catalog.call(heightCalls.internalList, {})
  const titles = new Map(wanted.map(({ name, title }) => [name, title]))
  refuseUnknown([...titles.keys()], rows)
  for (const { name, fields, revision } of rows) {
    const title = titles.get(name)
    if (!title || (title.uk === fields.title.uk && title.en === fields.title.en)) continue
    await catalog.call(heightCalls.internalChange, { name, revision, who, fields: { title } })
  }
  const ordered = await catalog.call(heightCalls.internalOrder, { names: [...titles.keys()] })
  return { before: rows.map(heightOf), after: ordered.rows.map(heightOf) }
}

function heightOf({ name, fields }: { name: string; fields: DictionaryFields['height'] }): Height {
  return { name, title: fields.title }
}

function refuseUnknown(names: readonly string[], rows: readonly { name: string }[]): void {
  if (names.some(name => rows.every(row => row.name !== name))) throw new ShopError('not_found')
}
