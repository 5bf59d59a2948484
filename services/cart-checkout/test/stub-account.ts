import { internalAddressUsedEndpoint } from '@shop/contracts/customers/addresses'
import { internalAccountEndpoint, internalCustomerEndpoint } from '@shop/contracts/customers/customers'
import { internalSessionOwnerEndpoint } from '@shop/contracts/customers/session-owner'
import { internalSendSmsEndpoint } from '@shop/contracts/customers/sms'
import type { BodyOf } from '@shop/contracts/endpoint'
import {
  type GuestFigures,
  type GuestOwner,
  internalGuestOwnersEndpoint,
  internalTakeGuestsEndpoint,
} from '@shop/contracts/staff/customers/buyer-figures'
import { type CustomerFigures, internalTakeFiguresEndpoint } from '@shop/contracts/staff/customers/customer-figures'
import { createInternalCalls, handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'

/** The customer of this session is at the level of 10 percent. */
export const knownSession = 'a-session-that-the-account-service-knows'
/** A customer whose phone is proven, with no level yet. */
export const provenSession = 'a-session-of-a-customer-with-a-proven-phone'
/** Another customer, with no level yet. */
export const otherSession = 'a-session-of-somebody-else-whom-it-knows'

/** The mailbox that the first of them proved. */
export const knownEmail = 'known@example.com'

type Known = { id: string; level: 0 | 10; birthday: boolean; proved_email: string | null; phone_proven?: boolean }
const customers: Record<string, Known> = {
  [knownSession]: { id: 'customer-1', level: 10, birthday: false, proved_email: knownEmail },
  [otherSession]: { id: 'customer-2', level: 0, birthday: false, proved_email: null },
  [provenSession]: { id: 'customer-3', level: 0, birthday: false, proved_email: null, phone_proven: true },
}

export type SentSms = BodyOf<typeof internalSendSmsEndpoint>
export type UsedAddress = BodyOf<typeof internalAddressUsedEndpoint>

/** No message ever reaches it. */
export const unreachablePhone = '+380660000000'

/** Knows to whom guests belong, and records the addresses, the figures (of customers and of guests) and the text messages that the account was sent. */
export function stubAccount(
  used: UsedAddress[] = [],
  taken: CustomerFigures[] = [],
  guests: GuestFigures[] = [],
  messages: SentSms[] = [],
  owners: GuestOwner[] = [],
): InternalCalls {
  const calls = createInternalCalls()
  handleInternal(calls, internalCustomerEndpoint, ({ session }) => ({
    customer: customers[session ?? ''] ?? null,
  }))
  handleInternal(calls, internalAccountEndpoint, ({ id }) => {
    const known = Object.values(customers).find(customer => customer.id === id)
    // The phone of the second one was never typed.
    const phone = id === 'customer-2' ? null : '+380501112233'
    const contact = { name: 'Марія', surname: 'Коваль', email: known?.proved_email ?? 'maria@example.com', phone }
    return { customer: known ? { ...known, ...contact } : null }
  })
  handleInternal(calls, internalSessionOwnerEndpoint, ({ session }) => ({ id: customers[session ?? '']?.id ?? null }))
  handleInternal(calls, internalAddressUsedEndpoint, address => {
    used.push(address)
    return {}
  })
  handleInternal(calls, internalTakeFiguresEndpoint, ({ figures }) => {
    taken.push(...figures)
    return {}
  })
  handleInternal(calls, internalTakeGuestsEndpoint, body => {
    guests.push(...body.guests)
    return {}
  })
  handleInternal(calls, internalGuestOwnersEndpoint, () => ({ owners }))
  handleInternal(calls, internalSendSmsEndpoint, sms => {
    const sent = sms.to !== unreachablePhone
    if (sent && messages.every(({ id }) => id !== sms.id)) messages.push(sms)
    return { sent }
  })
  return calls
}
