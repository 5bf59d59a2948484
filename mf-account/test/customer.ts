import type { CustomerView } from '@shop/contracts/customers/profile'

/** A customer with a proven email and an unproven phone; a test names only what matters to it. */
export function aCustomer(about: Partial<CustomerView> = {}): CustomerView {
  return {
    id: 'c1',
    name: 'Олена',
    surname: 'Шевченко',
    email: 'olena@example.com',
    email_verified: true,
    phone: '+380671234567',
    phone_verified: false,
    birth_date: '11.05.1990',
    info: { ukraine: null, europe: null },
    level: 0,
    orders_total_uah: 0,
    ...about,
  }
}
