import { CONSENT_VERSION, type RegistrationForm } from '@shop/contracts/customers/registration'
import type { Locale } from '@shop/contracts/texts/text'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { KnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Clock } from '@shop/service-kit/process/clock'
import { refuseUnknownCountry } from '../addresses/address-abroad.ts'
import { createCustomer } from '../customers/create-customer.ts'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import type { Customer } from '../customers/customer.ts'
import { refuseGuessable } from '../customers/guessable.ts'
import type { EnqueueEmail } from '../emails/enqueue-email.ts'
import { readBirthDate } from '../profile/birth-date.ts'

export type RegistrationDeps = {
  customers: CustomerRepository
  sessions: Sessions
  limits: Limits
  browsers: KnownBrowsers
  passwords: Passwords
  clock: Clock
  enqueueEmail: EnqueueEmail
}

const ofAddress: ClientRule = {
  counts: 'client',
  name: 'register-address',
  max: 10,
  seconds: 3600,
  onStoreDown: 'deny',
}

type Asked = { form: RegistrationForm; locale: Locale; client: ClientKey; oldSession: string | null }

/** A new account and a session for it. Field by field, so that a request cannot set a level or a proven phone. */
export async function register(deps: RegistrationDeps, { form, locale, client, oldSession }: Asked) {
  const { limits, sessions, clock, enqueueEmail } = deps
  await limits.take(ofAddress, client)
  const birthDate = readBirthDate(form.birth_date, clock.now())
  refuseGuessable(form.password, form.email)
  refuseUnknownCountry(form.address_abroad, 'address_abroad')
  const customer: Customer = await createCustomer(deps, {
    name: form.name,
    surname: form.surname,
    email: form.email,
    phone: form.phone,
    birthDate,
    password: form.password,
    info: { ukraine: null, europe: form.address_abroad ?? null },
    consent: { at: clock.now(), text: CONSENT_VERSION },
  })
  await enqueueEmail('verify', customer, locale)
  // An id that an attacker planted before is not taken over, and what it led to ends.
  if (oldSession) await sessions.end(oldSession)
  return { customer, session: await sessions.start(customer.id) }
}
