import * as cart from './cart/cart.ts'
import * as discounts from './cart/discounts.ts'
import * as savedCart from './cart/saved-cart.ts'
import * as wishlist from './cart/wishlist.ts'
import * as bundles from './catalog/bundles.ts'
import * as categories from './catalog/categories.ts'
import * as dictionaries from './catalog/dictionaries.ts'
import * as home from './catalog/home.ts'
import * as products from './catalog/products.ts'
import * as redirects from './catalog/redirects.ts'
import * as shops from './catalog/shops.ts'
import * as clientErrors from './client-errors.ts'
import * as customers from './customers/customers.ts'
import * as newsletter from './customers/newsletter.ts'
import * as passwordReset from './customers/password-reset.ts'
import * as phoneVerification from './customers/phone-verification.ts'
import * as privacy from './customers/privacy.ts'
import * as profile from './customers/profile.ts'
import * as registration from './customers/registration.ts'
import * as sessionCheck from './customers/session-check.ts'
import * as internationalDelivery from './delivery/international-delivery.ts'
import * as location from './delivery/location.ts'
import * as rates from './delivery/rates.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as customerOrders from './orders/customer-orders.ts'
import * as orderLines from './orders/order-lines.ts'
import * as orders from './orders/orders.ts'
import * as payments from './orders/payments.ts'
import * as thirdPartyOrders from './orders/third-party-orders.ts'
import * as audit from './staff/audit.ts'
import * as customerOrderActions from './staff/customer-order-actions.ts'
import * as invitations from './staff/invitations.ts'
import * as ownAccount from './staff/own-account.ts'
import * as people from './staff/people.ts'
import * as preferences from './staff/preferences.ts'
import * as secondFactor from './staff/second-factor.ts'
import * as staff from './staff/staff.ts'
import * as staffBundleExtras from './staff/staff-bundle-extras.ts'
import * as staffBundles from './staff/staff-bundles.ts'
import * as staffCategories from './staff/staff-categories.ts'
import * as staffDelivery from './staff/staff-delivery.ts'
import * as staffDictionaries from './staff/staff-dictionaries.ts'
import * as staffFirstSteps from './staff/staff-first-steps.ts'
import * as staffHome from './staff/staff-home.ts'
import * as staffImport from './staff/staff-import.ts'
import * as staffOrderActions from './staff/staff-order-actions.ts'
import * as staffOrders from './staff/staff-orders.ts'
import * as staffOutbox from './staff/staff-outbox.ts'
import * as staffPictures from './staff/staff-pictures.ts'
import * as staffPreview from './staff/staff-preview.ts'
import * as staffProductBulk from './staff/staff-product-bulk.ts'
import * as staffProductForms from './staff/staff-product-forms.ts'
import * as staffProducts from './staff/staff-products.ts'
import * as staffPromoCodes from './staff/staff-promo-codes.ts'
import * as staffRates from './staff/staff-rates.ts'
import * as staffRecommendations from './staff/staff-recommendations.ts'
import * as staffRedirects from './staff/staff-redirects.ts'
import * as staffReleases from './staff/staff-releases.ts'
import * as staffSessions from './staff/staff-sessions.ts'
import * as staffSettings from './staff/staff-settings.ts'
import * as staffShops from './staff/staff-shops.ts'
import * as staffStock from './staff/staff-stock.ts'
import * as staffTexts from './staff/staff-texts.ts'
import * as staticTexts from './texts/static-texts.ts'
import * as webVitals from './web-vitals.ts'

// A new file of the contracts is named here once; a test compares this list with the routes of the services.
const files = [
  products,
  bundles,
  categories,
  dictionaries,
  home,
  shops,
  redirects,
  staticTexts,
  cart,
  savedCart,
  wishlist,
  orders,
  orderLines,
  customerOrderActions,
  staffOrders,
  staffFirstSteps,
  staffOrderActions,
  staffOrderActions.orderActionEndpoints,
  staffHome,
  staffOutbox,
  staffPictures,
  staffProducts,
  staffPreview,
  staffBundles,
  staffBundleExtras,
  staffRecommendations,
  staffProductForms,
  staffProductBulk,
  staffImport,
  staffStock,
  staffPromoCodes,
  staffCategories,
  staffDictionaries,
  staffDictionaries.collectionCalls,
  staffDictionaries.colorCalls,
  staffDictionaries.sizeCalls,
  staffDictionaries.heightCalls,
  staffShops,
  staffTexts,
  staffRedirects,
  staffRates,
  staffDelivery,
  staffSettings,
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
  people,
  invitations,
  ownAccount,
  audit,
  secondFactor,
  staffSessions,
  preferences,
  clientErrors,
  webVitals,
  staffReleases,
]

/** Every call that is open from outside. */
export const publicEndpoints: readonly AnyEndpoint[] = files
  .flatMap(file => Object.values<unknown>(file))
  .filter(isEndpoint)
  .filter(({ access }) => access !== 'internal')

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'method' in value
}
