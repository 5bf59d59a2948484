import { type Fields, readDocument, readFields } from '../values/fields.ts'
import type { Document } from '../values/value.ts'

/**
 * One stored document. Rows are replaced, never changed, so a cursor keeps what it has seen. What is kept for good are the bytes,
 * of which the collector of garbage sees one object; the document is read from them when it is asked for.
 */
export class Row {
  readonly number: number
  readonly bytes: Uint8Array
  #document: Document | undefined

  constructor(number: number, bytes: Uint8Array, document?: Document) {
    this.number = number
    this.bytes = ownCopy(bytes)
    if (document) this.#keep(document)
  }

  get document(): Document {
    return this.#document ?? this.#keep(readDocument(this.bytes))
  }

  /** The document for one who looks at each row once: read now, and not kept. */
  documentOnce(): Document {
    return this.#document ?? readDocument(this.bytes)
  }

  /** At least these fields of the document, for a question that asks for no others; all where none are named. */
  documentWith(fields: Fields | undefined): Document {
    return this.#document ?? (fields ? readFields(this.bytes, fields) : this.document)
  }

  forgetDocument(): void {
    this.#document = undefined
  }

  #keep(document: Document): Document {
    this.#document = document
    keepRecent(this)
    return document
  }
}

/** Small buffers are cut from slabs of 64 KiB, and one row would keep a whole slab. */
function ownCopy(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}

/** How many bytes of BSON may stand there as documents too, which take some six times as much: this, and once as much again. */
const RECENT_BYTES = 1024 * 1024

let recent: Row[] = []
let recentBytes = 0
let older: Row[] = []

/** Two generations in place of a list in order of use: what is used often is read once more now and then. */
function keepRecent(row: Row): void {
  recent.push(row)
  recentBytes += row.bytes.length
  if (recentBytes < RECENT_BYTES) return
  for (const one of older) one.forgetDocument()
  older = recent
  recent = []
  recentBytes = 0
}
