import { headerSearchSlot, newsletterSlot, popupSlots, verificationBarSlot } from '@shop/contracts/pages'
import { pageRoutes } from '@shop/contracts/staff-pages'
import type { AppName } from '../apps.ts'
import type { AssetList } from '../webpack/asset-list.ts'

const slots = [...Object.values(popupSlots), verificationBarSlot, newsletterSlot, headerSearchSlot]

/** Pages and slots that the shop asks this remote for and that its build has not; each is a chunk of that name. */
export function missingScreens(app: AppName, chunks: AssetList['chunks']): string[] {
  if (app === 'host') return []
  const pages = pageRoutes.filter(({ owner }) => owner === app).map(({ page }) => `page-${page}`)
  const ofSlots = slots.filter(({ owner }) => owner === app).map(({ slot }) => `slot-${slot}`)
  return [...new Set(['remote', ...pages, ...ofSlots])].filter(name => !chunks[name])
}
