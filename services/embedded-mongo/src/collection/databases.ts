import { CommandError } from '../errors.ts'
import type { Journal } from '../store/journal.ts'
import { Collection } from './collection.ts'

type Collections = Map<string, Collection>

/** All databases by name. A collection comes into being with its first document or index, as in MongoDB. */
export class Databases {
  readonly #journal: Journal
  #databases = new Map<string, Collections>()
  #lastNumber = 0

  constructor(journal: Journal) {
    this.#journal = journal
    this.#restore()
    journal.onFailure(() => this.#restore())
  }

  names(): string[] {
    return [...this.#databases].filter(([, collections]) => collections.size > 0).map(([name]) => name)
  }

  collections(database: string): Collections {
    return this.#databases.get(database) ?? new Map()
  }

  find(database: string, name: string): Collection | undefined {
    return this.#databases.get(database)?.get(name)
  }

  open(database: string, name: string): Collection {
    const known = this.find(database, name)
    if (known) return known
    assertName(database, name)
    const number = this.#lastNumber + 1
    this.#journal.record({ kind: 'createCollection', collection: number, database, name })
    return this.#keep(number, database, name)
  }

  drop(database: string): void {
    for (const { number } of this.collections(database).values()) {
      this.#journal.record({ kind: 'dropCollection', collection: number })
    }
    this.#databases.delete(database)
  }

  *all(): Generator<Collection> {
    for (const collections of this.#databases.values()) yield* collections.values()
  }

  #restore(): void {
    this.#databases = new Map()
    for (const { number, database, name, rows, indexes } of this.#journal.collections()) {
      this.#keep(number, database, name).restore(rows, indexes)
    }
  }

  #keep(number: number, database: string, name: string): Collection {
    const collection = new Collection({ number, namespace: `${database}.${name}`, journal: this.#journal })
    const collections = this.#databases.get(database) ?? new Map()
    this.#databases.set(database, collections.set(name, collection))
    this.#lastNumber = Math.max(this.#lastNumber, number)
    return collection
  }
}

function assertName(database: string, name: string): void {
  const isFine =
    name !== '' && !/[$\0]/.test(name) && !name.startsWith('system.') && /^[^/\\. "$*<>:|?\0]{1,63}$/.test(database)
  if (!isFine) throw new CommandError(73, `Invalid namespace specified '${database}.${name}'`)
}
