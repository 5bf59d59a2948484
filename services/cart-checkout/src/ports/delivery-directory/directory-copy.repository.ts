import type { Area, City, Warehouse } from '@shop/contracts/delivery/location'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { CopiedArea, CopiedCity, CopiedDepartment, CopiedPlaces, PlaceCounts } from './copied-places.ts'

/** What is known of the copy; `copy` names the rows that are served, null while there are none. */
export type CopyState = {
  copy: string | null
  /** The rows before, for requests that began to read them before the change. */
  previous: string | null
  taken_at: Date | null
  counts: PlaceCounts | null
  failures: number
  next_try_at: Date
}

export const noCopy: CopyState = {
  copy: null,
  previous: null,
  taken_at: null,
  counts: null,
  failures: 0,
  next_try_at: new Date(0),
}

/** Milliseconds since the copy was taken; null while there is none. */
export function ageOf({ taken_at }: Pick<CopyState, 'taken_at'>, now: Date): number | null {
  return taken_at && now.getTime() - taken_at.getTime()
}

type InCopy<Place> = Place & { copy: string }
export type DirectoryCopy = ReturnType<typeof createDirectoryCopy>

const CARRIER = 'nova-poshta'
const ROWS_AT_ONCE = 1000
const reading = { maxTimeMS: 2000 } as const
const asArea = { ...reading, projection: { _id: 0, ref: 1, title: 1 } } as const
const asCity = { ...reading, projection: { _id: 0, ref: 1, area_ref: 1, title: 1 } } as const
const asDepartment = { ...reading, projection: { _id: 0, ref: 1, number: 1, title: 1, type: 1, max_kg: 1 } } as const
const byName = { rank: 1, 'title.uk': 1 } as const

/** The carrier's places as we keep them: a new copy lies beside the old one until it is whole. */
export function createDirectoryCopy(db: Db) {
  const states = db.collection<CopyState & { _id: string }>('directory_copies')
  const areas = db.collection<InCopy<CopiedArea>>('carrier_areas')
  const cities = db.collection<InCopy<CopiedCity>>('carrier_cities')
  const departments = db.collection<InCopy<CopiedDepartment>>('carrier_departments')

  return {
    async createIndexes(): Promise<void> {
      await areas.createIndex({ copy: 1, ref: 1 })
      await cities.createIndex({ copy: 1, ref: 1 })
      await departments.createIndex({ copy: 1, ref: 1 })
      await cities.createIndex({ copy: 1, area_ref: 1, rank: 1, 'title.uk': 1 })
      await departments.createIndex({ copy: 1, city_ref: 1, type: 1, rank: 1 })
    },

    async state(): Promise<CopyState | null> {
      return states.findOne({ _id: CARRIER }, { ...reading, projection: { _id: 0 } })
    },

    /** False when somebody else took a new copy since `before` was read. */
    async replace(before: CopyState, next: CopyState): Promise<boolean> {
      try {
        await states.replaceOne({ _id: CARRIER, copy: before.copy }, next, { upsert: true })
        return true
      } catch (error) {
        // No row with that copy, and so an attempt to add one beside the one that is there.
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    async add(copy: string, places: CopiedPlaces): Promise<void> {
      for (const rows of batches(places.areas)) await areas.insertMany(rows.map(row => ({ ...row, copy })))
      for (const rows of batches(places.cities)) await cities.insertMany(rows.map(row => ({ ...row, copy })))
      for (const rows of batches(places.departments)) await departments.insertMany(rows.map(row => ({ ...row, copy })))
    },

    async drop(copy: string): Promise<void> {
      await Promise.all([areas.deleteMany({ copy }), cities.deleteMany({ copy }), departments.deleteMany({ copy })])
    },

    /** Removes all rows but those of these copies, also what a process that died left half done. */
    async keepOnly(copies: readonly string[]): Promise<void> {
      const others = { copy: { $nin: [...copies] } }
      await Promise.all([areas.deleteMany(others), cities.deleteMany(others), departments.deleteMany(others)])
    },

    areas: (copy: string): Promise<Area[]> => areas.find({ copy }, asArea).sort({ 'title.uk': 1 }).toArray(),

    citiesOf: (copy: string, area_ref: string): Promise<City[]> =>
      cities.find({ copy, area_ref }, asCity).sort(byName).toArray(),

    departmentsOf: (copy: string, city_ref: string): Promise<Warehouse[]> =>
      departments.find({ copy, city_ref }, asDepartment).sort({ type: 1, rank: 1 }).toArray(),

    // A large city has thousands of departments: an order asks for its own.
    area: (copy: string, ref: string): Promise<Area | null> => areas.findOne({ copy, ref }, asArea),

    cityOf: (copy: string, area_ref: string, ref: string): Promise<City | null> =>
      cities.findOne({ copy, ref, area_ref }, asCity),

    hasCity: async (copy: string, ref: string): Promise<boolean> =>
      (await cities.findOne({ copy, ref }, { ...reading, projection: { _id: 1 } })) !== null,

    departmentOf: (copy: string, city_ref: string, ref: string): Promise<Warehouse | null> =>
      departments.findOne({ copy, ref, city_ref }, asDepartment),
  }
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE)
}
