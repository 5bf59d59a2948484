import { ShopError } from '@shop/contracts/errors'
import {
  type DictionaryFields,
  type DictionaryKind,
  type DictionaryRow,
  MOST_OF_A_DICTIONARY,
} from '@shop/contracts/staff/storefront/staff-dictionaries'
import {
  type Author,
  addNew,
  changeAtRevision,
  type Revised,
  revisionOf,
} from '@shop/service-kit/storage/change-at-revision'
import type { Collection, Db } from 'mongodb'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import { namesInOrder } from './names-in-order.ts'
import { putInOrder } from './ordered.repository.ts'

type Stored = { name: string; order: number } & Revised & Record<string, unknown>
export type StaffDictionaryDeps = {
  db: Db
  articles: Pick<ArticlesRepository, 'countOf' | 'countsOf'>
  version: Pick<CatalogueVersionRepository, 'noteReferences'>
}

export type StaffDictionary<Kind extends DictionaryKind> = ReturnType<typeof createStaffDictionary<Kind>>

const collections = { collection: 'collections', color: 'colors', size: 'sizes', height: 'heights' } as const

/** One of the lists that goods are described by, as staff change it. */
export function createStaffDictionary<Kind extends DictionaryKind>(
  kind: Kind,
  { db, articles, version }: StaffDictionaryDeps,
) {
  type Fields = DictionaryFields[Kind]
  const things: Collection<Stored> = db.collection<Stored>(collections[kind])

  const inOrder = () =>
    things
      .find({ order: { $gte: 0 } }, { projection: { _id: 0 } })
      .sort({ order: 1 })
      .toArray()

  async function rows(): Promise<DictionaryRow<Kind>[]> {
    const [all, counts] = await Promise.all([inOrder(), articles.countsOf(kind)])
    return all.map(thing => rowOf<Kind>(thing, counts.get(thing.name) ?? 0))
  }

  return {
    /** In their order. */
    rows,

    /** @throws ShopError validation when the list is full; name_taken. */
    async add(name: string, fields: Fields, author: Author): Promise<DictionaryRow<Kind>> {
      const all = await inOrder()
      if (all.length >= MOST_OF_A_DICTIONARY) throw new ShopError('validation', { fields: { name: 'list_full' } })
      // The newest collection comes first, everything else last.
      const order = kind === 'collection' ? 0 : (all.at(-1)?.order ?? 0) + 1
      const added = await addNew<Stored>(things, { name, ...(fields as object), order }, author)
      if (kind === 'collection') await putInOrder(things, [name, ...all.map(({ name }) => name)])
      await version.noteReferences()
      return rowOf<Kind>(added, 0)
    },

    /** @throws ShopError not_found; changed_meanwhile. */
    async change(
      name: string,
      { fields, ...at }: Author & { revision: number; fields: Fields },
    ): Promise<{ row: DictionaryRow<Kind>; before: Fields }> {
      const change = { fields: fields as object as Partial<Stored>, ...at }
      const { before, after } = await changeAtRevision<Stored>(things, { name }, change)
      await version.noteReferences()
      return { row: rowOf<Kind>(after, await articles.countOf(kind, name)), before: fieldsOf<Kind>(before) }
    },

    /** Rows that are not named follow in their former order. Gives the names in that order, too. */
    async order(names: readonly string[]): Promise<{ rows: DictionaryRow<Kind>[]; before: string[] }> {
      const before = (await inOrder()).map(({ name }) => name)
      await putInOrder(things, namesInOrder(before, names))
      await version.noteReferences()
      return { rows: await rows(), before }
    },
  }
}

function fieldsOf<Kind extends DictionaryKind>(thing: Stored): DictionaryFields[Kind] {
  const { name: _, order: __, revision: ___, changed: ____, archived: _____, ...fields } = thing
  return fields as unknown as DictionaryFields[Kind]
}

function rowOf<Kind extends DictionaryKind>(thing: Stored, articles: number): DictionaryRow<Kind> {
  return {
    name: thing.name,
    fields: fieldsOf<Kind>(thing),
    articles,
    ...(thing.archived ? { is_archived: true as const } : {}),
    ...revisionOf(thing),
  }
}
