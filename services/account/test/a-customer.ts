import type { Customer } from '../src/customers/customer.ts'

/** A customer whose email and phone are proven; a test names only what matters to it. */
export function aCustomer(about: Partial<Customer> = {}): Customer {
  return {
    id: 'c1',
    email: 'olena@example.com',
    emailVerified: true,
    passwordHash: '',
    name: 'Олена',
    surname: 'Коваль',
    phone: '+380671234567',
    phoneVerified: true,
    birthDate: '1990-01-01',
    info: { ukraine: null, europe: null },
    consent: null,
    guestOrdersAttached: false,
    createdAt: new Date(0),
    seenAt: new Date(0),
    ...about,
  }
}
