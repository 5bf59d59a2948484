import type { Collection, Color, Height, Size } from '@shop/contracts/catalog/dictionaries'
import type { Db } from 'mongodb'
import { createOrderedRepository } from './ordered.repository.ts'

type InOrder<Thing> = Thing & { order: number }

export type Dictionaries = ReturnType<typeof createDictionaries>

export function createDictionaries(db: Db) {
  return {
    colors: createOrderedRepository<InOrder<Color>>(db, 'colors', 'name'),
    collections: createOrderedRepository<InOrder<Collection>>(db, 'collections', 'name'),
    sizes: createOrderedRepository<InOrder<Size>>(db, 'sizes', 'name'),
    heights: createOrderedRepository<InOrder<Height>>(db, 'heights', 'name'),
  }
}

export function byName<Thing extends { name: string }>(things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map(thing => [thing.name, thing]))
}
