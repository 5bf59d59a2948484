import type { Migration } from '@shop/service-kit/migrations/migration'

/** From the first version's documents to those of this one; docs/operation.md says how one is added. */
export const migrations: readonly Migration[] = [
  {
    number: 1,
    title: 'emails of one moment go out in the order of asking, so stock alerts have another index',
    // The index that came instead, `due_in_order`, is made with the others when the service starts.
    contract: { collection: 'stock_alerts', dropsIndexes: ['due'] },
  },
]
