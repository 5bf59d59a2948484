import * as bundles from './bundles.ts'
import * as cart from './cart.ts'
import * as categories from './categories.ts'
import * as clientErrors from './client-errors.ts'
import * as customerOrders from './customer-orders.ts'
import * as customers from './customers.ts'
import * as dictionaries from './dictionaries.ts'
import * as discounts from './discounts.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as home from './home.ts'
import * as internationalDelivery from './international-delivery.ts'
import * as location from './location.ts'
import * as newsletter from './newsletter.ts'
import * as orderLines from './order-lines.ts'
import * as customerOrderActions from './order-steps.ts'
import * as orders from './orders.ts'
import * as passwordReset from './password-reset.ts'
import * as payments from './payments.ts'
import * as phoneVerification from './phone-verification.ts'
import * as privacy from './privacy.ts'
import * as products from './products.ts'
import * as profile from './profile.ts'
import * as rates from './rates.ts'
import * as registration from './registration.ts'
import * as savedCart from './saved-cart.ts'
import * as sessionCheck from './session-check.ts'
import * as shops from './shops.ts'
import * as staff from './staff.ts'
import * as staffOrderActions from './staff-order-steps.ts'
import * as staffOrders from './staff-orders.ts'
import * as staffOutbox from './staff-outbox.ts'
import * as staffPromoCodes from './staff-promo-codes.ts'
import * as staticTexts from './static-texts.ts'
import * as thirdPartyOrders from './third-party-orders.ts'
import * as wishlist from './wishlist.ts'

// A new file of the contracts is named here once; a test compares this list with the routes of the services.
const files = [
  products,
  bundles,
  categories,
  dictionaries,
  home,
  shops,
  staticTexts,
  cart,
  savedCart,
  wishlist,
  orders,
  orderLines,
  customerOrderActions,
  staffOrders,
  staffOrderActions,
  staffOrderActions.orderActionEndpoints,
  staffOutbox,
  staffPromoCodes,
  payments,
  thirdPartyOrders,
  location,
  internationalDelivery,
  rates,
  customers,
  sessionCheck,
  registration,
  passwordReset,
  profile,
  customerOrders,
  phoneVerification,
  newsletter,
  privacy,
  discounts,
  staff,
  clientErrors,
]

/** Every call that is open from outside. */
export const publicEndpoints: readonly AnyEndpoint[] = files
  .flatMap(file => Object.values<unknown>(file))
  .filter(isEndpoint)
  .filter(({ access }) => access !== 'internal')

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'method' in value
}
