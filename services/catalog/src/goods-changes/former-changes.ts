import { ShopError } from '@shop/contracts/errors'
import type { Db, Filter } from 'mongodb'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { ChangeChunk, ChangeState, GoodsChange, PlannedRow, RefusedRow, Undo } from './goods-change.ts'
import type { GoodsChangesRepository } from './goods-changes.repository.ts'

type FormerRow = Pick<PlannedRow, 'article' | 'before' | 'fields'> & { revision: number }
type Quantity = { article: string; size: string; count: number }
/** A change of several articles, as the version before this one wrote it down. */
type FormerChange = Pick<
  GoodsChange,
  'plan' | 'of' | 'who' | 'at' | 'body_hash' | 'confirmed' | 'held_until' | 'ends_at'
> & {
  _id: string
  model: string
  rows: FormerRow[]
  limits: { article: string; size: string; limit: number | null }[]
  taken: Quantity[]
  coming: Quantity[]
  before?: NonNullable<GoodsChange['told']>['before']
  after?: NonNullable<GoodsChange['told']>['after']
  state: 'going' | 'undoing' | 'done'
  under_way?: string
}
/** A change of many, whose articles it kept apart as this version does; their revision was the one that it left them at. */
type FormerBulk = Omit<GoodsChange, 'door' | 'asked' | 'under_way' | 'state' | 'undo'> & {
  change: unknown
  state: 'planned' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'
  under_way?: true
  undo: Omit<Undo, 'kept'> | null
}
type FormerChunk = Pick<ChangeChunk, 'names' | 'left' | 'changed' | 'restored'> & {
  plan: string
  place: number
  rows: FormerRow[] | null
  refused: RefusedRow[]
  ends_at: Date
}
export type FormerChanges = ReturnType<typeof createFormerChanges>
type FormerDeps = { goodsChanges: GoodsChangesRepository; articles: ArticlesRepository }

const states = { going: 'running', undoing: 'refused', done: 'done' } as const satisfies Record<string, ChangeState>

/**
 * Changes that the version before this one has written down: what it left undone goes on here, what it did is told to a repeat
 * and can be taken back. To be deleted with its collections one version later.
 */
export function createFormerChanges(db: Db) {
  const changes = db.collection<FormerChange>('product_size_changes')
  const bulks = db.collection<FormerBulk>('product_bulks')
  const chunks = db.collection<FormerChunk>('product_bulk_rows')

  async function takeOverBulk({ goodsChanges, articles }: FormerDeps, bulk: FormerBulk): Promise<void> {
    const { change: asked, under_way, state, undo, ...rest } = bulk
    const found = await chunks.find({ plan: bulk.plan }, { projection: { _id: 0 } }).toArray()
    for (const { rows, ...chunk } of found) {
      const names = (rows ?? []).map(({ article }) => article)
      await articles.notePlan(bulk.plan, names, { who: bulk.who, at: bulk.at })
      await goodsChanges.putChunk({
        ...chunk,
        rows: rows?.map(row => ({ ...row, revision: row.revision - 1 })) ?? null,
      })
    }
    const change = {
      ...rest,
      door: 'bulk' as const,
      about: 'many products',
      asked,
      all_or_none: false,
      confirmed: true,
      everything: true,
      state: state === 'planned' ? ('stopped' as const) : state,
      undo: undo && { ...undo, kept: [] },
      ...(under_way && { under_way: 'many products' }),
      ended_at: new Date(bulk.ends_at.getTime() - 3_600_000),
    }
    await goodsChanges.begin(change)
    await bulks.deleteOne({ _id: bulk._id })
    await chunks.deleteMany({ plan: bulk.plan })
  }

  return {
    /** What nobody works on is taken over: of this key, or any. @throws ShopError busy while the version before works on the one of this key. */
    async takeOver(deps: FormerDeps, now: Date, key?: string): Promise<boolean> {
      const some = (key === undefined ? {} : { _id: key }) as Filter<FormerChange> & Filter<FormerBulk>
      const [short, long] = await Promise.all([changes.find(some).toArray(), bulks.find(some).toArray()])
      for (const change of short) {
        if (change.state === 'done' || change.held_until <= now) {
          await deps.goodsChanges.begin(toChange(change))
          await changes.deleteOne({ _id: change._id })
        } else if (key !== undefined) throw new ShopError('busy')
      }
      for (const bulk of long.filter(({ plan }) => plan !== undefined)) {
        if (!bulk.under_way || bulk.held_until <= now) await takeOverBulk(deps, bulk)
        else if (key !== undefined) throw new ShopError('busy')
      }
      return short.length + long.length > 0
    },
  }
}

function toChange(former: FormerChange): GoodsChange {
  const { model, rows, limits, taken, coming, before, after, state, under_way, ...rest } = former
  const names = [...new Set([...rows, ...limits, ...taken, ...coming].map(({ article }) => article))]
  const isOf = (article: string) => (one: { article: string }) => one.article === article
  const planned = names.map((article): PlannedRow => {
    const row = rows.find(isOf(article)) ?? { article, revision: 0, before: {}, fields: {} }
    const moves = [
      ...coming.filter(isOf(article)).map(({ size, count }) => ({ size, by: count })),
      ...taken.filter(isOf(article)).map(({ size, count }) => ({ size, by: -count })),
    ]
    // What they were limited to before is not known any more.
    const own = limits.filter(isOf(article)).map(({ size, limit }) => ({ size, limit, was: limit }))
    return { ...row, ...(moves.length > 0 && { moves }), ...(own.length > 0 && { limits: own }), everything: true }
  })
  const isDone = state === 'done'
  return {
    ...rest,
    door: before ? 'sizes' : 'model',
    about: under_way ?? model,
    ...(under_way && { under_way }),
    ...(before && after && { told: { before, after } }),
    all_or_none: true,
    state: states[state],
    chunk: { names, rows: planned, left: 0, refused: [], changed: isDone ? names : [], restored: [] },
    total: names.length,
    chunks: 1,
    next: isDone ? 1 : 0,
    done: isDone ? names.length : 0,
    changed: isDone ? names.length : 0,
    left: 0,
    refused: [],
    everything: true,
    undo: null,
    holder: null,
    tries: 0,
    ...(isDone && { ended_at: former.at }),
  }
}
