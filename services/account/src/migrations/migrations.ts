import type { Migration } from '@shop/service-kit/migrations/migration'

/** From the first version's documents to those of this one; docs/operation.md says how one is added. */
export const migrations: readonly Migration[] = []
