import type { Customer } from '../src/customers/customer.ts'

/** Somebody whose mail and phone are proven; say only what matters. */
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
