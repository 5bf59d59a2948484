import {
  changeShopDetailsEndpoint,
  type ShopDetailsForm,
  type StaffShopDetails,
  staffShopDetailsEndpoint,
} from '@shop/contracts/staff/storefront/staff-shop-details'
import { demonstrationDetails, internalShopDetailsEndpoint } from '@shop/contracts/texts/shop-details'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { ShopDetailsRepository } from './shop-details.repository.ts'

type Deps = { shopDetails: ShopDetailsRepository; clock: Clock }

/** How customers reach the shop and whom they buy from, for services that send emails, and for staff. */
export function addShopDetailsCalls(calls: InternalCalls, { shopDetails, clock }: Deps): void {
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

function formOf({ phone, email, social, seller, sender }: ShopDetailsForm): ShopDetailsForm {
  return { phone, email, social, seller, sender }
}
