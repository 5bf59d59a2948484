import { type GuestFigures, internalTakeGuestsEndpoint } from '@shop/contracts/staff/customers/buyer-figures'
import type { AccountApi } from './start-api.ts'

/** A guest with two paid orders, as the service of orders tells of her. */
export const aGuest: GuestFigures = {
  phone: '+380501112233',
  email: 'maria@example.com',
  person: { name: 'Марія', surname: 'Гнатюк', first_order_at: '2026-10-01T10:00:00.000Z' },
  cumulative_uah: 6_000_000,
  largest_purchase_uah: 4_000_000,
  orders: 2,
  last_order_at: '2026-11-01T10:00:00.000Z',
  city: 'Львів',
  as_of: '2026-11-21T10:00:00.000Z',
}

/** Tells the account of guests; answers the ids of all cards that stand alone or joined. */
export async function sendGuestFigures(
  { internal, db }: AccountApi,
  ...guests: Partial<GuestFigures>[]
): Promise<string[]> {
  await internal.call(internalTakeGuestsEndpoint, { guests: guests.map(about => ({ ...aGuest, ...about })) })
  const cards = await db.collection<{ _id: string }>('buyers').find({}).sort({ createdAt: 1 }).toArray()
  return cards.map(({ _id }) => _id)
}
