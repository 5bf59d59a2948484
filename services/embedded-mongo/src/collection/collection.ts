import { serialize } from 'bson'
import { CommandError } from '../errors.ts'
import type { IndexSpec } from '../store/index-spec.ts'
import type { Journal, StoredCollection } from '../store/journal.ts'
import { sameValue } from '../values/compare.ts'
import type { Document } from '../values/value.ts'
import { Row } from './row.ts'
import { StoredIndex } from './stored-index.ts'

const largestDocument = 16 * 1024 * 1024

/** The documents of one collection in memory, with their indexes; every change goes to the journal first. */
export class Collection {
  readonly number: number
  readonly namespace: string
  readonly rows = new Map<number, Row>()
  readonly indexes = new Map<string, StoredIndex>()
  readonly #journal: Journal
  #lastRow = 0

  constructor({ number, namespace, journal }: { number: number; namespace: string; journal: Journal }) {
    this.number = number
    this.namespace = namespace
    this.#journal = journal
    this.indexes.set('_id_', new StoredIndex({ name: '_id_', key: { _id: 1 }, unique: true }))
  }

  insert(document: Document): void {
    this.#write(new Row(this.#lastRow + 1, this.#bytesOf(document), document))
  }

  replace(row: Row, document: Document): void {
    if (!sameValue(row.document._id, document._id)) {
      const message = "Performing an update on the path '_id' would modify the immutable field '_id'"
      throw new CommandError(66, message)
    }
    this.#write(new Row(row.number, this.#bytesOf(document), document), row)
  }

  delete(row: Row): void {
    this.#journal.record({ kind: 'delete', collection: this.number, row: row.number })
    for (const index of this.indexes.values()) index.remove(row.number, index.keysOf(row.document))
    this.rows.delete(row.number)
  }

  createIndex(spec: IndexSpec): void {
    const index = new StoredIndex(spec)
    this.#fill([index])
    this.#journal.record({ kind: 'createIndex', collection: this.number, spec })
    this.indexes.set(spec.name, index)
  }

  dropIndex(name: string): void {
    this.#journal.record({ kind: 'dropIndex', collection: this.number, name })
    this.indexes.delete(name)
  }

  /** Takes over what the store kept: all documents first, then the indexes, so that a duplicate can't slip in between. */
  restore(rows: StoredCollection['rows'], specs: Iterable<IndexSpec>): void {
    for (const { number, bytes } of rows) {
      this.rows.set(number, new Row(number, bytes))
      this.#lastRow = Math.max(this.#lastRow, number)
    }
    for (const spec of specs) this.indexes.set(spec.name, new StoredIndex(spec))
    this.#fill([...this.indexes.values()])
  }

  /** Each document is read once, for all indexes, and kept by none: a start must not fill memory with what nobody asked for. */
  #fill(indexes: StoredIndex[]): void {
    const fillings = indexes.map(index => index.filling(this.namespace))
    for (const row of this.rows.values()) {
      const document = row.documentOnce()
      for (const filling of fillings) filling.take(row.number, document)
    }
    for (const filling of fillings) filling.end()
  }

  /** All checks come before the first change, so a refused write leaves no trace. */
  #write(row: Row, before?: Row): void {
    const changes = [...this.indexes.values()].map(index => {
      const added = index.keysOf(row.document)
      index.assertFree(added, row.document, row.number, this.namespace)
      return { index, added, removed: before ? index.keysOf(before.document) : [] }
    })
    this.#journal.record({ kind: 'put', collection: this.number, row: row.number, bytes: row.bytes })
    for (const { index, added, removed } of changes) {
      if (before && added.length === removed.length && added.every((key, at) => key === removed[at])) continue
      if (before) index.remove(row.number, removed)
      index.add(row.number, added)
    }
    this.rows.set(row.number, row)
    this.#lastRow = Math.max(this.#lastRow, row.number)
  }

  #bytesOf(document: Document): Uint8Array {
    const bytes = serialize(document)
    if (bytes.length <= largestDocument) return bytes
    throw new CommandError(
      10334,
      `BSONObj size ${bytes.length} is invalid: it must not exceed ${largestDocument} bytes`,
    )
  }
}
