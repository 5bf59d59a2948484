import {
  customerInfoEndpoint,
  type ProfileForm,
  updateInfoEndpoint,
  updatePhoneEndpoint,
} from '@shop/contracts/customers/profile'
import { ShopError } from '@shop/contracts/errors'
import { invalid } from '@shop/service-kit/calls/fields'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import { refuseUnknownCountry } from '../addresses/address-abroad.ts'
import type { AddressBooks } from '../addresses/address-book.repository.ts'
import { withInfo } from '../addresses/address-book.ts'
import type { CustomerRepository, ProfileChange } from '../customers/customer.repository.ts'
import type { Customer } from '../customers/customer.ts'
import { type LoyaltyDeps, standingOf } from '../loyalty/loyalty.ts'
import { readBirthDate } from './birth-date.ts'
import { profileView } from './profile-view.ts'

type ProfileDeps = LoyaltyDeps & { customers: CustomerRepository; addressBooks: AddressBooks; clock: Clock }

export function addProfileRoutes(routes: Routes, deps: ProfileDeps): void {
  const { customers, addressBooks, clock } = deps
  const toAnswer = async (customer: Customer | null) => {
    if (!customer) throw new ShopError('not_authenticated')
    return { user: profileView(customer, await standingOf(deps, customer, deps.clock.now())) }
  }

  handle(routes, customerInfoEndpoint, async ({ customer }) => toAnswer(await customers.findById(customer().id)))

  handle(routes, updateInfoEndpoint, async ({ customer, body }) => {
    const { id } = customer()
    const { info } = body
    refuseUnknownCountry(info?.europe, 'info.europe')
    const changed = await customers.change(id, changeOf(body, clock.now()))
    if (!changed && (await customers.findById(id))) throw invalid('birth_date', 'birth_date_fixed')
    if (!info) return toAnswer(changed)
    await addressBooks.change(id, book => withInfo(book, info, clock.now()))
    return toAnswer(await customers.findById(id))
  })

  handle(routes, updatePhoneEndpoint, async ({ customer, body }) =>
    toAnswer(await customers.changePhone(customer().id, body.phone)),
  )
}

/** Field by field: nothing of the body reaches the database but what is named here. */
function changeOf({ name, surname, birth_date }: ProfileForm, now: Date): ProfileChange {
  return {
    ...(name !== undefined && { name }),
    ...(surname !== undefined && { surname }),
    ...(birth_date !== undefined && { birthDate: readBirthDate(birth_date, now) }),
  }
}
