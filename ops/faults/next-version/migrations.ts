import { migrations as before } from '@shop/cart-checkout/migrations/migrations'
import type { Migration } from '@shop/service-kit/migrations/migration'

/** What fault runs move: the place that a customer came from becomes a list of places, and each cart gets marks. */
export const triedMigrations: readonly Migration[] = [
  {
    number: before.length + 1,
    title: 'a cart knows all places that its customer came from',
    expand: db => db.collection('carts').createIndex({ places: 1 }, { name: 'places' }),
    move: {
      collection: 'carts',
      fields: ['places'],
      from: ['place'],
      fieldsOf: ({ place }) => ({ places: place === undefined ? [] : [place] }),
    },
    contract: { collection: 'carts', dropsFields: ['place'], dropsIndexes: ['place'] },
  },
  {
    number: before.length + 2,
    title: 'a cart has marks',
    move: { collection: 'carts', fields: ['marks'], fieldsOf: () => ({ marks: [] }) },
  },
]

/** The checkout's own, and those. */
export const migrations: readonly Migration[] = [...before, ...triedMigrations]
