import * as bundles from '@shop/contracts/bundles'
import * as cart from '@shop/contracts/cart'
import * as categories from '@shop/contracts/categories'
import * as clientErrors from '@shop/contracts/client-errors'
import * as customers from '@shop/contracts/customers'
import * as dictionaries from '@shop/contracts/dictionaries'
import * as discounts from '@shop/contracts/discounts'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import * as home from '@shop/contracts/home'
import * as location from '@shop/contracts/location'
import * as orders from '@shop/contracts/orders'
import * as payments from '@shop/contracts/payments'
import * as products from '@shop/contracts/products'
import * as rates from '@shop/contracts/rates'
import * as shops from '@shop/contracts/shops'
import * as staff from '@shop/contracts/staff'

// A new word of the contracts is named here once; a test compares this list with the routes of the services.
const words = [
  products,
  bundles,
  categories,
  dictionaries,
  home,
  shops,
  cart,
  orders,
  payments,
  location,
  rates,
  customers,
  discounts,
  staff,
  clientErrors,
]

/** Every call that the door lets through. */
export const publicEndpoints: readonly AnyEndpoint[] = words
  .flatMap(word => Object.values<unknown>(word))
  .filter(isEndpoint)
  .filter(({ access }) => access !== 'internal')

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'method' in value
}
