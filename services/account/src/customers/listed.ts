import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import { searchedTerm, searchTerms } from '@shop/service-kit/storage/search-terms'
import type { Customer } from './customer.ts'

/** Beside the account: what the list of customers is found, filtered and sorted by. */
export type Listed = {
  searchTerms: string[]
  /** 1 to 12 */
  birthMonth: number | null
  getsNewsletter: boolean
  /** False when something changed and all this must be made again. */
  isListed: boolean
}

export type Found = Pick<Customer, 'name' | 'surname' | 'email' | 'phone' | 'birthDate'>

/** What follows from the account itself; a search finds names in either order, and any part of a phone. */
export function listingFieldsOf({ name, surname, email, phone, birthDate }: Found): Omit<Listed, 'getsNewsletter'> {
  return {
    searchTerms: searchTerms({ phone: phone ?? '', names: [name, surname], email }),
    birthMonth: birthDate ? Number(birthDate.slice(5, 7)) : null,
    isListed: true,
  }
}

/** A search of customers as it must be compared: a phone may be typed with anything between its digits. */
export function searchedCustomer(typed: string): string {
  const search = inOneSpelling(typed)
  const isPhone = /^[+\d\s().-]+$/.test(search) && /\d\D*\d/.test(search)
  return isPhone ? search.replace(/\D/g, '') : searchedTerm(search)
}
