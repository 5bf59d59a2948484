import { randomUUID } from 'node:crypto'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from './customer.repository.ts'
import type { Customer } from './customer.ts'

export type NewCustomer = Pick<Customer, 'email' | 'name' | 'surname'> & { password: string } & Partial<
    Pick<Customer, 'phone' | 'birthDate' | 'info' | 'consent'>
  >
type Deps = { customers: CustomerRepository; passwords: Passwords; clock: Clock }

const nowhere: Customer['info'] = { ukraine: null, europe: null }

/** A new account: nothing of it is proven yet, and it belongs to no order. */
export async function createCustomer({ customers, passwords, clock }: Deps, wanted: NewCustomer): Promise<Customer> {
  const { password, phone = null, birthDate = null, info = nowhere, consent = null, ...names } = wanted
  const now = clock.now()
  const customer: Customer = {
    id: randomUUID(),
    ...names,
    emailVerified: false,
    passwordHash: await passwords.hashOf(password),
    phone,
    phoneVerified: false,
    birthDate,
    info,
    consent,
    guestOrdersAttached: false,
    createdAt: now,
    seenAt: now,
  }
  await customers.add(customer)
  return customer
}
