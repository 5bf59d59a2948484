import * as z from 'zod/mini'

/** In the answer of a change of goods: by what it can be taken back for an hour; missing or null where nothing became other. */
export const undoable = { undo: z.optional(z.nullable(z.string())) }
