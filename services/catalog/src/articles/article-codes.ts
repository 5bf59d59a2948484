import type { CodedSize } from '@shop/contracts/staff/goods/sold-goods'
import type { Collection } from 'mongodb'
import type { StoredArticle } from './article.ts'
import { type CodeOwner, codesOf, type FindOwners, givenCodes } from './size-codes.ts'

type Coded = Pick<StoredArticle, 'article' | 'sizes'>
const coded = { projection: { _id: 0, article: 1, 'sizes.name': 1, 'sizes.barcode': 1, 'sizes.own_code': 1 } } as const
const DUPLICATE_KEY = 11_000

/** What sizes are scanned by. An article has the codes of all its sizes in one list: that is what can be unique. */
export function createArticleCodes(articles: Collection<StoredArticle>) {
  return {
    /** Whose these codes are; asks nothing where there are none. */
    async ownersOfCodes(keys: readonly string[]): Promise<FindOwners> {
      const owners = new Map<string, CodeOwner[]>()
      const ownersOf: FindOwners = key => owners.get(key) ?? []
      if (keys.length === 0) return ownersOf
      const wanted = new Set(keys)
      for await (const { article, sizes } of articles.find<Coded>({ codes: { $in: [...wanted] } }, coded)) {
        for (const size of sizes) {
          for (const key of codesOf([size]).filter(key => wanted.has(key)))
            owners.set(key, [...ownersOf(key), { article, size: size.name }])
        }
      }
      return ownersOf
    },

    /** Sizes of these articles that have a code. */
    async codedSizesOf(names: readonly string[]): Promise<CodedSize[]> {
      const found = await articles.find<Coded>({ article: { $in: [...names] } }, coded).toArray()
      return found.flatMap(({ article, sizes }) =>
        sizes.flatMap(size => {
          const codes = givenCodes(size)
          return Object.keys(codes).length > 0 ? [{ article, size: size.name, ...codes }] : []
        }),
      )
    },

    /** Makes the list of codes agree with the sizes again, where a change that gave codes on did not come to its end. */
    async renewCodes(names: readonly string[]): Promise<void> {
      if (names.length === 0) return
      const found = await articles.find({ article: { $in: [...names] } }, { projection: { _id: 0 } }).toArray()
      for (const { article, revision, sizes } of found) {
        const { set, unset } = listed(codesOf(sizes))
        const filter = { article, ...(revision !== undefined && { revision }) }
        await articles
          .updateOne(filter, { ...(set && { $set: set }), ...(unset && { $unset: unset }) })
          .catch(error => {
            if (!isTaken(error)) throw error
          })
      }
    },
  }
}

/** The list of codes as it is written; without any it goes, as an empty one would be somebody's, too. */
export function listed(codes: string[]): { set?: { codes: string[] }; unset?: { codes: '' } } {
  return codes.length > 0 ? { set: { codes } } : { unset: { codes: '' } }
}

type Written = {
  article: string
  revision: number | null
  before?: Partial<StoredArticle>
  fields: Partial<StoredArticle>
}

/** Codes that go from one article to another in the same change, and who gives them. */
export function movedCodes(rows: readonly Written[]): { keys: string[]; givers: string[] } {
  const takers = new Map<string, string>()
  for (const { article, fields } of rows) for (const key of codesOf(fields.sizes ?? [])) takers.set(key, article)
  const keys = new Set<string>()
  const givers = new Set<string>()
  for (const { article, before } of rows) {
    for (const key of codesOf(before?.sizes ?? [])) {
      if ((takers.get(key) ?? article) === article) continue
      keys.add(key)
      givers.add(article)
    }
  }
  return { keys: [...keys], givers: [...givers] }
}

/** Was it refused because another one has the code, and for nothing else? */
export function isTaken(error: unknown): boolean {
  const { code, writeErrors } = Object(error) as { code?: unknown; writeErrors?: unknown }
  const codes = Array.isArray(writeErrors) ? writeErrors.map(one => Object(one).code) : [code]
  return codes.every(one => one === DUPLICATE_KEY)
}
