import {
  changeShopDetailsEndpoint,
  type ShopDetailsForm,
  type StaffShopDetails,
  staffShopDetailsEndpoint,
} from '@shop/contracts/staff/storefront/staff-shop-details'
import {
  demonstrationDetails,
  internalShopDetailsEndpoint,
  type ShopDetails,
  shopDetailsEndpoint,
} from '@shop/contracts/texts/shop-details'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { ShopDetailsRepository } from './shop-details.repository.ts'

type Deps = { shopDetails: ShopDetailsRepository; clock: Clock }

/** How customers reach the shop and whom they buy from, for pages, for services that send emails, and for staff. */
export function addShopDetailsCalls(routes: Routes, calls: InternalCalls, { shopDetails, clock }: Deps): void {
  handle(routes, shopDetailsEndpoint, async () => ({ details: await shownDetails(shopDetails) }))

  handleInternal(calls, internalShopDetailsEndpoint, async () => {
    const stored = await shopDetails.findStored()
    return { details: stored ?? demonstrationDetails, sender: stored?.sender ?? { name: '', email: '' } }
  })

  async function view(): Promise<StaffShopDetails> {
    const stored = await shopDetails.findStored()
    return { entered: stored && formOf(stored), shown: stored ?? demonstrationDetails, ...revisionOf(stored ?? {}) }
  }

  staffRead(calls, staffShopDetailsEndpoint, async () => ({ details: await view() }))

  staffWrite(calls, changeShopDetailsEndpoint, async ({ body: { revision, ...form }, who }) => {
    const { entered: before } = await view()
    await shopDetails.save(form, revision, { who, at: clock.now() })
    return {
      answer: { details: await view() },
      change: { action: 'settings_details', subject: 'shop', before, after: form },
    }
  })
}

/** What customers read: what staff entered, else that of the demonstration (docs/rules.md, "Dictionaries, shops, page texts and redirects"). */
export async function shownDetails(shopDetails: ShopDetailsRepository): Promise<ShopDetails> {
  return (await shopDetails.findStored()) ?? demonstrationDetails
}

function formOf({ phone, email, social, seller, sender }: ShopDetailsForm): ShopDetailsForm {
  return { phone, email, social, seller, sender }
}
