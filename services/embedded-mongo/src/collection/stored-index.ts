import { CommandError } from '../errors.ts'
import { compileFilter } from '../match/compile-filter.ts'
import type { Matches } from '../match/operators.ts'
import type { IndexSpec } from '../store/index-spec.ts'
import { setField } from '../values/clone.ts'
import { isAnyAt } from '../values/paths.ts'
import type { Document, Value } from '../values/value.ts'
import { hasAnyField, type IndexField, indexFieldsOf, keysOf } from './index-keys.ts'
import { type Item, OrderedKeys } from './ordered-keys.ts'

export class StoredIndex {
  readonly spec: IndexSpec
  readonly fields: IndexField[]
  readonly entries = new OrderedKeys()
  /** How many rows have more than one key here: while there are any, the index can't give an order. */
  multikeyRows = 0
  /** How many have one: any other has an array at one of the fields. */
  singleKeyRows = 0
  readonly #belongs: Matches

  constructor(spec: IndexSpec) {
    this.spec = spec
    this.fields = indexFieldsOf(spec.key)
    this.#belongs = spec.partialFilterExpression ? compileFilter(spec.partialFilterExpression) : () => true
  }

  /** The keys under which a document stands here; none if the index is partial or sparse and leaves it out. */
  keysOf(document: Document): string[] {
    if (!this.#belongs(document)) return []
    if (this.spec.sparse && !hasAnyField(document, this.fields)) return []
    return keysOf(document, this.fields, { exact: Boolean(this.spec.unique) })
  }

  /** Throws if another row holds one of these keys and the index is unique. */
  assertFree(keys: readonly string[], document: Document, ownNumber: number, namespace: string): void {
    if (!this.spec.unique) return
    for (const key of keys) {
      const holder = this.entries.find(key)
      if (holder && holder.number !== ownNumber) throw this.#duplicate(document, namespace)
    }
  }

  /** Takes in all rows of a collection, one after the other; throws as `assertFree` does. */
  filling(namespace: string): { take(number: number, document: Document): void; end(): void } {
    const items: Item[] = []
    const holders = new Map<string, number>()
    return {
      take: (number, document) => {
        const keys = this.keysOf(document)
        for (const key of keys) {
          if (this.spec.unique && (holders.get(key) ?? number) !== number) throw this.#duplicate(document, namespace)
          if (this.spec.unique) holders.set(key, number)
          items.push({ key, number })
        }
        this.#count(keys, 1)
      },
      end: () => this.entries.fill(items),
    }
  }

  add(number: number, keys: readonly string[]): void {
    for (const key of keys) this.entries.add({ key, number })
    this.#count(keys, 1)
  }

  remove(number: number, keys: readonly string[]): void {
    for (const key of keys) this.entries.remove(key, number)
    this.#count(keys, -1)
  }

  #count({ length }: readonly string[], change: 1 | -1): void {
    if (length > 1) this.multikeyRows += change
    if (length === 1) this.singleKeyRows += change
  }

  #duplicate(document: Document, namespace: string): CommandError {
    const keyValue: Document = {}
    for (const { name, path } of this.fields) {
      let found: Value = null
      isAnyAt(document, path, value => {
        found = value ?? null
        return true
      })
      setField(keyValue, name, found)
    }
    const shown = Object.entries(keyValue).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    const message = `E11000 duplicate key error collection: ${namespace} index: ${this.spec.name} dup key: { ${shown.join(', ')} }`
    return new CommandError(11000, message, { keyPattern: this.spec.key, keyValue })
  }
}
