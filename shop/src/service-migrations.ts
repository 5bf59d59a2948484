// Written by `npm run parts` from the table of parts.
import { migrations as accountMigrations } from '@shop/account/migrations/migrations'
import { migrations as adminMigrations } from '@shop/admin/migrations/migrations'
import { migrations as cartCheckoutMigrations } from '@shop/cart-checkout/migrations/migrations'
import { migrations as catalogMigrations } from '@shop/catalog/migrations/migrations'
import type { ServiceName } from '@shop/contracts/parts'
import type { Migration } from '@shop/service-kit/migrations/migration'

/** How the documents of each service come from version to version. */
export const serviceMigrations = {
  catalog: catalogMigrations,
  'cart-checkout': cartCheckoutMigrations,
  account: accountMigrations,
  admin: adminMigrations,
} satisfies Record<ServiceName, readonly Migration[]>
