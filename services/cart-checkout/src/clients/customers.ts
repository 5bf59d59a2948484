import { type Address, internalAddressUsedEndpoint } from '@shop/contracts/customers/addresses'
import { internalAccountEndpoint, internalCustomerEndpoint } from '@shop/contracts/customers/customers'
import { internalSessionOwnerEndpoint } from '@shop/contracts/customers/session-owner'
import { internalSendSmsEndpoint } from '@shop/contracts/customers/sms'
import type { BodyOf } from '@shop/contracts/endpoint'
import {
  type Guest,
  type GuestFigures,
  type GuestOwner,
  internalGuestOwnersEndpoint,
  internalTakeGuestsEndpoint,
} from '@shop/contracts/staff/customers/buyer-figures'
import { type CustomerFigures, internalTakeFiguresEndpoint } from '@shop/contracts/staff/customers/customer-figures'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'

export type KnownCustomer = {
  id: string
  level: 0 | 5 | 10 | 15
  birthday: boolean
  /** The mailbox that is known to be theirs. */
  proved_email?: string | null | undefined
  phone_proven?: boolean | undefined
}
/** A customer whom staff have chosen from the customer base. */
export type ChosenAccount = KnownCustomer & { name: string; surname: string; email: string; phone: string | null }
export type Customers = ReturnType<typeof createCustomers>

export function createCustomers(client: InternalClient) {
  return {
    /** Who asks, without the discount; null for a guest. */
    async ownerOf(session: string | null): Promise<{ id: string } | null> {
      const { id } = session ? await client.call(internalSessionOwnerEndpoint, { session }) : { id: null }
      return id === null ? null : { id }
    },

    /** With the discount; null for a guest. */
    async ofSession(session: string | null): Promise<KnownCustomer | null> {
      return session ? (await client.call(internalCustomerEndpoint, { session })).customer : null
    },

    /** By the id of the account; null when there is none, or not any more. */
    async byId(id: string): Promise<ChosenAccount | null> {
      return (await client.call(internalAccountEndpoint, { id })).customer
    },

    /** Hands a text message to the carrier; false when the number will never be reached. It may be said again without harm. */
    async sendSms(sms: BodyOf<typeof internalSendSmsEndpoint>): Promise<boolean> {
      return (await client.call(internalSendSmsEndpoint, sms)).sent
    },

    /** What has become of the figures of these customers. It may be said again without harm. */
    async takeFigures(figures: CustomerFigures[]): Promise<void> {
      await client.call(internalTakeFiguresEndpoint, { figures })
    },

    /** What the orders of these guests come to. It may be said again without harm. */
    async takeGuests(guests: GuestFigures[]): Promise<void> {
      await client.call(internalTakeGuestsEndpoint, { guests })
    },

    /** To whom these guests belong now; those whose card stands alone are left out. */
    async fetchGuestOwners(guests: Guest[]): Promise<GuestOwner[]> {
      return guests.length === 0 ? [] : (await client.call(internalGuestOwnersEndpoint, { guests })).owners
    },

    /** An order of the customer goes to this address. It may be said again without harm. */
    async rememberAddress(customer_id: string, order: string, address: Address, usedAt: Date): Promise<void> {
      await client.call(internalAddressUsedEndpoint, { customer_id, order, address, used_at: usedAt.toISOString() })
    },
  }
}
