import { type CustomerView, customerViewSchema } from '@shop/contracts/customers/profile'
import { blankOf } from '@shop/testing/sample'

/** A customer with a proven email and an unproven phone; a test names only what matters to it. */
export function aCustomer(about: Partial<CustomerView> = {}): CustomerView {
  return {
    ...blankOf(customerViewSchema),
    id: 'c1',
    name: 'Олена',
    surname: 'Шевченко',
    email: 'olena@example.com',
    email_verified: true,
    phone: '+380671234567',
    birth_date: '11.05.1990',
    ...about,
  }
}
