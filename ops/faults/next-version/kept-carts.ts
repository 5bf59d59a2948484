import { isDeepStrictEqual } from 'node:util'
import type { MigrationState } from '@shop/service-kit/migrations/migration-states.repository'
import type { WithId } from 'mongodb'
import type { ShopDatabases } from '../../audit/invariant.ts'
import { triedMigrations } from './migrations.ts'

type Cart = {
  customer_id: string
  version: number
  lines: object[]
  touched_at: Date
  place?: string
  places?: string[]
  marks?: string[]
}

/** Six batches of a move. */
export const MANY = 1200
const owned = { customer_id: /^away-/ }
/** Somebody has changed it by the next version before the move came to it. */
const MARKED = `away-${MANY - 1}`
const marks = ['подарунок']

const cartsIn = (databases: ShopDatabases) => databases('cart-checkout').collection<Cart>('carts')

/** Carts of customers who are not here, in the form of this version. */
export async function keepCarts(databases: ShopDatabases): Promise<WithId<Cart>[]> {
  const carts = cartsIn(databases)
  const touched_at = new Date()
  const ofAway = (index: number): Cart => {
    const customer_id = `away-${index}`
    const changed = customer_id === MARKED ? { marks } : {}
    return { customer_id, version: 1, lines: [], touched_at, place: `місто ${index}`, ...changed }
  }
  await carts.insertMany(Array.from({ length: MANY }, (_, index) => ofAway(index)))
  await carts.createIndex({ place: 1 }, { name: 'place' })
  return carts.find(owned).toArray()
}

type Check = { kept: readonly WithId<Cart>[]; contractedAt?: Date }

/** @throws Error that says what is not as the migrations say. */
export async function checkCarts(databases: ShopDatabases, { kept, contractedAt }: Check): Promise<void> {
  const all = await cartsIn(databases).find().toArray()
  const now = new Map(all.map(cart => [cart.customer_id, cart]))
  const wrong = kept.filter(({ place = '', ...before }) => {
    const after = { ...before, places: [place], marks: before.marks ?? [], ...(!contractedAt && { place }) }
    return !isDeepStrictEqual(now.get(before.customer_id), after)
  })
  const [first] = wrong
  if (first) {
    const { _id, touched_at, ...found } = now.get(first.customer_id) ?? {}
    throw new Error(
      `${wrong.length} carts are not as the migrations say: ${first.place} became ${JSON.stringify(found)}`,
    )
  }
  // Carts that are newer than the contract are filled by nobody: a real next version writes its fields itself.
  const ofBuyers = all.filter(({ customer_id, _id }) => {
    return !owned.customer_id.test(customer_id) && contractedAt && _id.getTimestamp() < contractedAt
  })
  const poorer = ofBuyers.filter(({ places, marks }) => !isDeepStrictEqual([places, marks], [[], []]))
  if (poorer.length > 0) throw new Error(`${poorer.length} of ${ofBuyers.length} carts of buyers have lost a field`)
}

export function countMoved(databases: ShopDatabases): Promise<number> {
  return cartsIn(databases).countDocuments({ ...owned, places: { $exists: true } })
}

/** How far the first of the migrations has come, and whether all are moved. */
export async function readProgress(databases: ShopDatabases): Promise<Partial<MigrationState> & { isMoved: boolean }> {
  const all = await statesIn(databases)
    .find({ _id: { $in: numbers } })
    .sort({ _id: 1 })
    .toArray()
  const isMoved = all.length === numbers.length && all.every(({ moved_at }) => moved_at)
  return { ...all.find(({ _id }) => _id === numbers[0]), isMoved }
}

/** Takes away all that the next version has made, once no copy of it runs. */
export async function forgetNextVersion(databases: ShopDatabases): Promise<void> {
  const carts = cartsIn(databases)
  await statesIn(databases).deleteMany({ _id: { $in: numbers } })
  await carts.deleteMany(owned)
  await carts.updateMany({}, { $unset: { place: true, places: true, marks: true } })
  for (const { name = '' } of await carts.indexes())
    if (name === 'place' || name === 'places') await carts.dropIndex(name)
}

const numbers = triedMigrations.map(({ number }) => number)
const statesIn = (databases: ShopDatabases) => databases('cart-checkout').collection<MigrationState>('migrations')
