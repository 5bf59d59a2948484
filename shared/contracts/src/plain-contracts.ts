// Written by `npm run parts` from the table of parts.

/** Calls of services that their row alone puts into the shop. */
export const plainContracts = {}
