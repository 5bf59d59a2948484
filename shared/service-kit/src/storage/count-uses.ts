import type { Db, Document } from 'mongodb'
import { WHOLE_READ_MS } from './read-limit.ts'

/** Where documents of a collection name other things. */
export type NamingPlace<Kind extends string> = {
  kind: Kind
  collection: string
  /** The list in a document whose entries name things; left out: the document itself does. */
  list?: string
  /** The field that names one, in an entry of the list or in the document; it may hold several. */
  field: string
  /** The field that a document is opened by, where staff can open it. */
  name?: string
  /** Has a title in both languages. */
  titled?: true
  /** Documents that count; left out: all. */
  among?: Document
  /** Entries of the list that do not count. */
  leaveOut?: (entry: Document) => boolean
}

export type CountedUse<Kind extends string> = {
  /** The thing that is named. */
  of: string
  kind: Kind
  count: number
  /** The first of the documents that name it. */
  places: { name: string; title: { uk: string; en: string } | null }[]
}

/** So many documents are named; of more there is only the count. */
const MOST_PLACES = 5

/**
 * How many documents of a place name each of these things, and the first of them. Staff ask seldom, so no index is kept for it:
 * the collection is read as a whole (docs/rules.md, "Removing").
 */
export async function countUses<Kind extends string>(
  db: Db,
  place: NamingPlace<Kind>,
  names: readonly string[],
): Promise<CountedUse<Kind>[]> {
  const { kind, collection, list, field, name, titled, among = {} } = place
  const isNamed = { [list ? `${list}.${field}` : field]: { $in: [...names] } }
  const read = [list ?? field, ...(name ? [name] : []), ...(titled ? ['title'] : [])]
  const projection = { _id: 0, ...Object.fromEntries(read.map(one => [one, 1])) }
  const wanted = new Set(names)
  const uses = new Map<string, CountedUse<Kind>>()
  for await (const row of db
    .collection(collection)
    .find({ ...among, ...isNamed }, { projection, maxTimeMS: WHOLE_READ_MS }))
    for (const of of new Set(namesIn(row, place))) {
      if (!wanted.has(of)) continue
      const use = uses.get(of) ?? { of, kind, count: 0, places: [] }
      use.count += 1
      if (name && use.places.length < MOST_PLACES)
        use.places.push({ name: String(row[name]), title: titled ? row.title : null })
      uses.set(of, use)
    }
  return [...uses.values()]
}

/** What one document names. */
function namesIn(row: Document, { list, field, leaveOut }: NamingPlace<string>): string[] {
  const entries: Document[] = list ? (row[list] ?? []) : [row]
  return entries
    .filter(entry => !leaveOut?.(entry))
    .flatMap(entry => valuesAt(entry, field.split('.')))
    .filter(value => typeof value === 'string')
}

/** The values at a path, those of each entry of a list on the way. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap(entry => valuesAt(entry, path))
  const [field, ...rest] = path
  return field === undefined ? [value] : valuesAt(Object(value)[field], rest)
}
