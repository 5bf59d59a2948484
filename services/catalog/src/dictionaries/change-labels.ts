import { ShopError } from '@shop/contracts/errors'
import type { DictionaryFields } from '@shop/contracts/staff/storefront/staff-dictionaries'
import type { Author } from '@shop/service-kit/storage/change-at-revision'
import type { StaffDictionary } from './staff-dictionary.ts'

type Height = { name: string; title: DictionaryFields['height']['title'] }

/**
 * The short labels of sizes, by name; sizes that are not named keep theirs.
 * @throws ShopError not_found for a size that there is not, before anything is changed; changed_meanwhile.
 */
export async function changeShortSizes(
  sizes: StaffDictionary<'size'>,
  wanted: Readonly<Record<string, string>>,
  author: Author,
) {
  const rows = await sizes.rows()
  refuseUnknown(Object.keys(wanted), rows)
  for (const { name, fields, revision } of rows) {
    const short_name = wanted[name]
    if (short_name === undefined || short_name === fields.short_name) continue
    await sizes.change(name, { revision, fields: { ...fields, short_name }, ...author })
  }
  const before = Object.fromEntries(rows.map(({ name, fields }) => [name, fields.short_name]))
  return { before, after: { ...before, ...wanted } }
}

/**
 * Titles and order of the heights; heights that are not named keep their titles, at the end.
 * @throws ShopError not_found for a height that there is not, before anything is changed; changed_meanwhile.
 */
export async function changeHeights(heights: StaffDictionary<'height'>, wanted: readonly Height[], author: Author) {
  const rows = await heights.rows()
  const titles = new Map(wanted.map(({ name, title }) => [name, title]))
  refuseUnknown([...titles.keys()], rows)
  for (const { name, fields, revision } of rows) {
    const title = titles.get(name)
    if (!title || (title.uk === fields.title.uk && title.en === fields.title.en)) continue
    await heights.change(name, { revision, fields: { title }, ...author })
  }
  const ordered = await heights.order([...titles.keys()])
  return { before: rows.map(heightOf), after: ordered.rows.map(heightOf) }
}

function heightOf({ name, fields }: { name: string; fields: DictionaryFields['height'] }): Height {
  return { name, title: fields.title }
}

function refuseUnknown(names: readonly string[], rows: readonly { name: string }[]): void {
  if (names.some(name => rows.every(row => row.name !== name))) throw new ShopError('not_found')
}
