import { internalShopsEndpoint } from '@shop/contracts/catalog/shops'
import { handleInternal } from '@shop/service-kit/between-services/internal'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import { addStaffDictionaryCalls, dictionaryRoutes } from './dictionaries.routes.ts'
import type { Dictionaries } from './dictionaries.ts'
import type { OrderedRepository } from './ordered.repository.ts'
import { type StoredShop, shopRoutes } from './shops.routes.ts'
import type { StaffDictionaryDeps } from './staff-dictionary.ts'
import { addStaffShopCalls, type StaffShopDeps } from './staff-shops.calls.ts'

type Deps = StaffDictionaryDeps & StaffShopDeps & { dictionaries: Dictionaries; shops: OrderedRepository<StoredShop> }

/** The lists that goods are described by, and the brand's own shops. */
export function openDictionaries(deps: Deps): ServiceModule {
  const { dictionaries, shops } = deps
  return {
    routes: [dictionaryRoutes(dictionaries), shopRoutes(shops)],
    addCalls(internal) {
      addStaffDictionaryCalls(internal, deps)
      addStaffShopCalls(internal, deps)
      handleInternal(internal, internalShopsEndpoint, async () => ({ shops: await shops.live() }))
    },
  }
}
