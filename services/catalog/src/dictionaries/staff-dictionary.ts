import { ShopError } from '@shop/contracts/errors'
import {
  type DictionaryFields,
  type DictionaryKind,
  type DictionaryRow,
  dictionaryCalls,
  dictionaryKinds,
  MOST_OF_A_DICTIONARY,
} from '@shop/contracts/staff/storefront/staff-dictionaries'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Collection, Db } from 'mongodb'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import { addNew, changeAtRevision, type Revised, removeAtRevision, revisionOf } from '../storage/change-at-revision.ts'
import { namesInOrder } from './names-in-order.ts'
import { putInOrder } from './ordered.repository.ts'

type Stored = { name: string; order: number } & Revised & Record<string, unknown>
type Deps = {
  db: Db
  clock: Clock
  uses: ArticlesRepository
  version: Pick<CatalogueVersionRepository, 'noteReferences'>
}

const collections = { collection: 'collections', color: 'colors', size: 'sizes', height: 'heights' } as const

/** What staff change in the lists that goods are described by. */
export function addStaffDictionaryCalls(calls: InternalCalls, deps: Deps): void {
  for (const kind of dictionaryKinds) addCallsOf(calls, kind, deps)
}

function addCallsOf<Kind extends DictionaryKind>(calls: InternalCalls, kind: Kind, deps: Deps): void {
  const { db, clock, uses, version } = deps
  const things: Collection<Stored> = db.collection<Stored>(collections[kind])
  const endpoints = dictionaryCalls[kind]
  const author = (who: string) => ({ who, at: clock.now() })

  const inOrder = () =>
    things
      .find({ order: { $gte: 0 } }, { projection: { _id: 0 } })
      .sort({ order: 1 })
      .toArray()

  async function rows(): Promise<DictionaryRow<Kind>[]> {
    const [all, counts] = await Promise.all([inOrder(), uses.countsOf(kind)])
    return all.map(thing => rowOf<Kind>(thing, counts.get(thing.name) ?? 0))
  }

  handleInternal(calls, endpoints.internalList, async () => ({ rows: await rows() }))

  handleInternal(calls, endpoints.internalAdd, async ({ name, fields, who }) => {
    const all = await inOrder()
    if (all.length >= MOST_OF_A_DICTIONARY) throw new ShopError('validation', { fields: { name: 'list_full' } })
    // The newest collection comes first, everything else last.
    const order = kind === 'collection' ? 0 : (all.at(-1)?.order ?? 0) + 1
    const added = await addNew<Stored>(things, { name, ...(fields as object), order }, author(who))
    if (kind === 'collection') await putInOrder(things, [name, ...all.map(({ name }) => name)])
    await version.noteReferences()
    return { row: rowOf<Kind>(added, 0) }
  })

  handleInternal(calls, endpoints.internalChange, async ({ name, fields, revision, who }) => {
    const change = { revision, fields: fields as object as Partial<Stored>, ...author(who) }
    const { before, after } = await changeAtRevision<Stored>(things, { name }, change)
    await version.noteReferences()
    return { row: rowOf<Kind>(after, await uses.countOf(kind, name)), before: fieldsOf<Kind>(before) }
  })

  handleInternal(calls, endpoints.internalRemove, async ({ name, revision }) => {
    await refuseUsed(name)
    const removed = await removeAtRevision<Stored>(things, { name }, revision)
    // An article may have taken it up just before it went.
    await refuseUsed(name).catch(async error => {
      await things.insertOne({ ...removed })
      throw error
    })
    await version.noteReferences()
    return { before: fieldsOf<Kind>(removed) }
  })

  handleInternal(calls, endpoints.internalOrder, async ({ names }) => {
    const before = (await inOrder()).map(({ name }) => name)
    await putInOrder(things, namesInOrder(before, names))
    await version.noteReferences()
    return { rows: await rows(), before }
  })

  async function refuseUsed(name: string): Promise<void> {
    const articles = await uses.countOf(kind, name)
    if (articles > 0) throw new ShopError('in_use', { articles })
  }
}

function fieldsOf<Kind extends DictionaryKind>(thing: Stored): DictionaryFields[Kind] {
  const { name: _, order: __, revision: ___, changed: ____, ...fields } = thing
  return fields as unknown as DictionaryFields[Kind]
}

function rowOf<Kind extends DictionaryKind>(thing: Stored, articles: number): DictionaryRow<Kind> {
  return { name: thing.name, fields: fieldsOf<Kind>(thing), articles, ...revisionOf(thing) }
}
