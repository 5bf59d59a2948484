import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { type BulkChange, type BulkWhich, MOST_IN_BULK } from '@shop/contracts/staff/goods/staff-product-bulk'
import { bodyHash, refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import type { EditDeps } from '../edit-product.ts'
import { type ListDeps, productsAgreeing } from '../list-products.ts'
import { takesProducts } from '../../goods-rules/product-rules.ts'
import { type Bulk, type BulkChunk, canUndo, expiryAtRest } from './bulk.ts'
import type { BulksRepository } from './bulks.repository.ts'

export type BulkDeps = EditDeps & ListDeps & { bulks: BulksRepository }
type Asked = { who: string; key: string; which: BulkWhich; change: BulkChange }

/** Articles that are changed together: few enough for nobody to wait for them. */
const CHUNK = 250

/**
 * Writes down a change of many articles, and which ones; nothing is changed yet. Asked again under its key it answers the one
 * that is there.
 * @throws ShopError validation; count_changed when the filter finds others than were seen; bulk_running while another change
 * of many articles is under way; idempotency_conflict when the key was another change's.
 */
export async function planBulk(deps: BulkDeps, { who, key, which, change }: Asked): Promise<Bulk> {
  const body_hash = bodyHash({ who, which, change })
  const earlier = await deps.bulks.find(key)
  if (earlier) return sameAsked(earlier, body_hash)
  await refuseUnknown(deps, change)
  const running = await deps.bulks.underWay()
  if (running) throw otherRunning(running)
  const names = await namesOf(deps, which)
  const at = deps.clock.now()
  const ends_at = expiryAtRest(at)
  const plan = randomUUID()
  const chunks = chunksOf(names).map(
    (names, place): BulkChunk => ({
      plan,
      place,
      names,
      rows: null,
      left: 0,
      refused: [],
      changed: [],
      restored: [],
      ends_at,
    }),
  )
  const bulk: Bulk = {
    _id: key,
    who,
    at,
    ends_at,
    body_hash,
    change,
    state: 'planned',
    plan,
    total: names.length,
    chunks: chunks.length,
    next: 0,
    done: 0,
    changed: 0,
    left: 0,
    refused: [],
    undo: null,
    holder: null,
    held_until: new Date(0),
    tries: 0,
  }
  if (await deps.bulks.add(bulk, chunks)) return bulk
  return sameAsked(await getBulk(deps, key), body_hash)
}

/**
 * Lets a planned change begin; one that began before goes on.
 * @throws ShopError not_found; bulk_running while another change of many articles is under way.
 */
export async function startBulk(deps: BulkDeps, id: string): Promise<void> {
  if ((await getBulk(deps, id)).state !== 'planned') return
  if ((await deps.bulks.start(id, deps.clock.now())) === 'not_alone') await refuseSecond(deps)
}

/**
 * What was changed is to be put back, of half a change too; a repeat changes nothing.
 * @throws ShopError not_found when there was no such change, or its time is over; bulk_running while another one is under way.
 */
export async function startUndo(deps: BulkDeps, { who, id }: { who: string; id: string }): Promise<void> {
  const bulk = await getBulk(deps, id)
  if (bulk.undo) return
  if (!canUndo(bulk)) throw new ShopError('not_found')
  // Never the moment of the change itself, by which is known what nobody changed since.
  const at = new Date(Math.max(deps.clock.now().getTime(), bulk.at.getTime() + 1))
  if ((await deps.bulks.startUndo(id, who, at)) === 'not_alone') await refuseSecond(deps)
}

export async function getBulk({ bulks, clock }: BulkDeps, id: string): Promise<Bulk> {
  const bulk = await bulks.find(id)
  if (!bulk || bulk.ends_at <= clock.now()) throw new ShopError('not_found')
  return bulk
}

async function refuseSecond({ bulks }: BulkDeps): Promise<never> {
  const running = await bulks.underWay()
  throw running ? otherRunning(running) : new ShopError('busy')
}

function otherRunning({ who, done, total }: Bulk): ShopError {
  return new ShopError('bulk_running', { who, done, total })
}

function sameAsked(bulk: Bulk, body_hash: string): Bulk {
  refuseOtherRequest(bulk.body_hash, body_hash)
  return bulk
}

async function refuseUnknown(deps: BulkDeps, change: BulkChange): Promise<void> {
  const known = await deps.knownNames.read()
  if (change.do === 'category' && !takesProducts(change.category, known)) throw unknown('change.category')
  if (change.do === 'collection' && !known.collections.has(change.collection)) throw unknown('change.collection')
}

async function namesOf(deps: BulkDeps, which: BulkWhich): Promise<string[]> {
  if (which.by === 'articles') return [...new Set(which.articles)]
  const agreeing = await productsAgreeing(deps, which.filter)
  if (agreeing.length > MOST_IN_BULK || agreeing.length !== which.count) {
    throw new ShopError('count_changed', { count: agreeing.length })
  }
  return agreeing.map(({ article }) => article)
}

function chunksOf(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / CHUNK) }, (_, place) =>
    names.slice(place * CHUNK, (place + 1) * CHUNK),
  )
}

function unknown(field: string): ShopError {
  return new ShopError('validation', { fields: { [field]: 'unknown' } })
}
