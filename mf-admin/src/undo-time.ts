/** How long a message stands by which something can be taken back, or that takes as long to read. */
export const UNDO_MS = 8000
