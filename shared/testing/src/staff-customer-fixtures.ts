import type { CustomerRow, StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'

/** A customer in the list of staff; a test names only what matters to it. */
export function customerRow(about: Partial<CustomerRow> = {}): CustomerRow {
  return {
    id: 'c1',
    kind: 'account',
    name: 'Олена',
    surname: 'Коваль',
    masked_phone: '+380 ••• 67',
    masked_email: 'o•••@example.com',
    email_verified: true,
    phone_verified: true,
    registered_at: '2026-03-01T09:00:00.000Z',
    level: 5,
    total_uah: 19_950,
    orders: 1,
    last_order_at: '2026-11-20T10:00:00.000Z',
    newsletter: true,
    has_birthday: false,
    city: null,
    tags: [],
    joined: null,
    ...about,
  }
}

/** A customer whose only order, bought as a guest, is a single large one. */
export function staffCustomer(about: Partial<StaffCustomer> = {}): StaffCustomer {
  return {
    ...customerRow(),
    has_birth_date: true,
    level_counts: true,
    largest_purchase_uah: 21_000,
    addresses: 1,
    consent: { text: '2026-11-01', at: '2026-03-01T09:00:00.000Z' },
    newsletter_consent: null,
    seen_at: '2026-11-21T09:00:00.000Z',
    notes: [],
    reckoned: [
      {
        number: '26-000042',
        date: '2026-11-20T10:00:00.000Z',
        total: 20_040,
        currency: 'UAH',
        payment_status: 'approved',
        order_status: 'completed',
        pieces: 2,
        attached_at: '2026-11-21T09:00:00.000Z',
        counts: { goods_uah: 19_950, refunded_uah: 0, kept_uah: 19_950, purchase_uah: 21_000 },
      },
    ],
    returns: [],
    joined_cards: [],
    joined_to: null,
    level_by_hand: null,
    ...about,
  }
}
