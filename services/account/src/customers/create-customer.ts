import { randomUUID } from 'node:crypto'
import type { Clock } from '@shop/service-kit/clock'
import type { Passwords } from '@shop/service-kit/passwords'
import type { CustomerRepository } from './customer.repository.ts'
import type { Customer } from './customer.ts'

export type NewCustomer = Pick<Customer, 'email' | 'name' | 'surname'> & { password: string } & Partial<
    Pick<Customer, 'phone' | 'birthDate'>
  >
type Deps = { customers: CustomerRepository; passwords: Passwords; clock: Clock }

/** A new account: nothing of it is proven yet, and it has earned no level. */
export async function createCustomer({ customers, passwords, clock }: Deps, wanted: NewCustomer): Promise<Customer> {
  const { password, phone = null, birthDate = null, ...names } = wanted
  const customer: Customer = {
    id: randomUUID(),
    ...names,
    emailVerified: false,
    passwordHash: await passwords.hashOf(password),
    phone,
    phoneVerified: false,
    birthDate,
    level: 0,
    createdAt: clock.now(),
  }
  await customers.add(customer)
  return customer
}
