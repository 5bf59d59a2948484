import { ShopError } from '@shop/contracts/errors'
import type { GoodsBatch } from '@shop/contracts/staff/exchange/goods-exchange'
import type { GoodsExchange, GoodsMapping } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { type Author, type Revised, saveAtRevision } from '@shop/service-kit/storage/change-at-revision'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'

/** Goods of 1C under its own identity, by which offers name them. */
export type KnownGoods = {
  _id: string
  article: string
  title: string
  description: string
  groups: string[]
  /** Paths of its picture files, in their order. */
  pictures?: string[]
  /** Pictures that have come, under the names that the shop keeps them by. */
  kept_pictures?: { name: string; kept: string }[]
}
type StoredMapping = GoodsMapping & Revised & { _id: string }
type Seen = Omit<GoodsExchange['seen'], 'values'>
/** `version` counts writes. */
type StoredSeen = Seen & { _id: string; version: number }

export type GoodsExchangeRepository = ReturnType<typeof createGoodsExchangeRepository>

const MAPPING = { _id: 'mapping' } as const
const SEEN = { _id: 'seen' } as const
const nothingSeen: Seen = { price_types: [], groups: [], characteristics: [] }
/** Of one chunk: each time another one came first. */
const MAX_TRIES = 50
const MOST_GROUPS = 1000
const MOST_OTHERS = 50
/** Goods that one picture is of. */
const MOST_OF_PICTURE = 20
const plain = { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS } as const

/** Titles are Ukrainian and nothing is named until staff say so. */
export const noMapping: Required<GoodsMapping> = {
  language: 'uk',
  size: '',
  color: '',
  height: '',
  default_color: null,
  default_collection: null,
  price_types: [],
  groups: [],
  values: [],
}

/** What names of 1C mean, which it has named, and its goods. */
export function createGoodsExchangeRepository(db: Db) {
  const settings = db.collection<StoredMapping>('goods_exchange')
  const named = db.collection<StoredSeen>('goods_exchange_seen')
  const goods = db.collection<KnownGoods>('goods_exchange_goods')

  async function findSeen(): Promise<Seen> {
    const found = await named.findOne(SEEN, plain)
    if (!found) return nothingSeen
    const { price_types, groups, characteristics } = found
    return { price_types, groups, characteristics }
  }

  /** False when another chunk was written in between. */
  async function isWrittenOver(stored: StoredSeen | null, after: Seen): Promise<boolean> {
    const asRead: Filter<StoredSeen> = { ...SEEN, version: stored ? stored.version : { $exists: false } }
    const $set = { ...after, version: (stored?.version ?? 0) + 1 }
    try {
      const { matchedCount, upsertedCount } = await named.updateOne(asRead, { $set }, { upsert: stored === null })
      return matchedCount + upsertedCount === 1
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  return {
    async createIndexes(): Promise<void> {
      await goods.createIndex({ pictures: 1 })
    },

    async mapping(): Promise<Required<GoodsMapping> & Revised> {
      return { ...noMapping, ...(await settings.findOne(MAPPING, plain)) }
    },

    /** @throws ShopError changed_meanwhile. */
    async saveMapping(fields: Required<GoodsMapping>, revision: number, author: Author): Promise<void> {
      await saveAtRevision(settings, MAPPING, { ...author, revision, fields })
    },

    seen: findSeen,

    /** What a file names stands on staff's screen from now on; the newest title counts. */
    async recordSeen({
      price_types,
      groups,
      offers,
    }: Pick<GoodsBatch, 'price_types' | 'groups' | 'offers'>): Promise<void> {
      const names = offers.flatMap(({ characteristics }) => characteristics.map(({ name }) => name))
      if (price_types.length + groups.length + names.length === 0) return
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const stored = await named.findOne(SEEN, { maxTimeMS: MAX_READ_MS })
        const { price_types: types, groups: sections, characteristics } = stored ?? nothingSeen
        const after: Seen = {
          price_types: mergeById(types, price_types).slice(0, MOST_OTHERS),
          groups: mergeById(sections, groups).slice(0, MOST_GROUPS),
          characteristics: [...new Set([...characteristics, ...names])].slice(0, MOST_OTHERS),
        }
        if (JSON.stringify(after) === JSON.stringify({ price_types: types, groups: sections, characteristics })) return
        if (await isWrittenOver(stored, after)) return
      }
      throw new ShopError('busy', { seconds: 5 })
    },

    async remember(rows: readonly KnownGoods[]): Promise<void> {
      if (rows.length === 0) return
      await goods.bulkWrite(
        rows.map(({ _id, ...fields }) => ({
          updateOne: { filter: { _id }, update: { $set: fields }, upsert: true },
        })),
        { ordered: false },
      )
    },

    withPicture: (name: string): Promise<KnownGoods[]> =>
      goods.find({ pictures: name }, { maxTimeMS: MAX_READ_MS }).sort({ _id: 1 }).limit(MOST_OF_PICTURE).toArray(),

    async keepPictures(_id: string, kept_pictures: NonNullable<KnownGoods['kept_pictures']>): Promise<void> {
      await goods.updateOne({ _id }, { $set: { kept_pictures } })
    },

    async findGoods(ids: readonly string[]): Promise<Map<string, KnownGoods>> {
      if (ids.length === 0) return new Map()
      const found = await goods.find({ _id: { $in: [...ids] } }, { maxTimeMS: MAX_READ_MS }).toArray()
      return new Map(found.map(row => [row._id, row]))
    },
  }
}

function mergeById<Row extends { id: string }>(before: readonly Row[], now: readonly Row[]): Row[] {
  return [...new Map([...before, ...now].map(row => [row.id, row])).values()]
}
