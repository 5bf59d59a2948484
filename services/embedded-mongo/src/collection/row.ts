import type { Document } from '../values/value.ts'

/** One stored document. Rows are replaced, never changed, so a cursor keeps what it has seen. */
export type Row = { readonly number: number; readonly document: Document; readonly bytes: Uint8Array }
