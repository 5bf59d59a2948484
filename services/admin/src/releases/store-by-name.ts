import { keyOfReleased } from '@shop/contracts/staff/release-store'
import type { ReleaseStore } from '@shop/service-kit/releases/releases'

/** The registry by the names that teams and staff use: `catalog` for what it keeps as `services/catalog`. */
export function storeByName(store: ReleaseStore): ReleaseStore {
  return {
    read: name => store.read(keyOfReleased(name)),
    write: (name, releases) => store.write(keyOfReleased(name), releases),
  }
}
