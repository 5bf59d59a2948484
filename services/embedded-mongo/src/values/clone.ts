import { type Document, isDocument, type Value } from './value.ts'

/** Stored documents are never changed in place: an update works on a copy. Dates and ids are immutable here. */
export function cloneDocument(document: Document): Document {
  const copy: Document = {}
  for (const field of Object.keys(document)) setField(copy, field, cloneValue(document[field]))
  return copy
}

export function cloneValue(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneValue)
  return isDocument(value) ? cloneDocument(value) : value
}

/** A field named __proto__ must become a field, not the object's prototype. */
export function setField(document: Document, field: string, value: Value): void {
  if (field === '__proto__') {
    Object.defineProperty(document, field, { value, enumerable: true, writable: true, configurable: true })
  } else document[field] = value
}

export function getField(document: Document, field: string): Value {
  return Object.hasOwn(document, field) ? document[field] : undefined
}
