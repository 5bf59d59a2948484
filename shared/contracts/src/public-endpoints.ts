import * as cart from './cart/cart.ts'
import * as discounts from './cart/discounts.ts'
import * as savedCart from './cart/saved-cart.ts'
import * as wishlist from './cart/wishlist.ts'
import * as articleNames from './catalog/article-names.ts'
import * as backInStock from './catalog/back-in-stock.ts'
import * as bundles from './catalog/bundles.ts'
import * as categories from './catalog/categories.ts'
import * as dictionaries from './catalog/dictionaries.ts'
import * as home from './catalog/home.ts'
import * as products from './catalog/products.ts'
import * as redirects from './catalog/redirects.ts'
import * as shops from './catalog/shops.ts'
import * as clientErrors from './client-errors.ts'
import * as addresses from './customers/addresses.ts'
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
import * as lookUp from './orders/look-up.ts'
import * as orderLines from './orders/order-lines.ts'
import * as orders from './orders/orders.ts'
import * as payments from './orders/payments.ts'
import * as thirdPartyOrders from './orders/third-party-orders.ts'
import { plainContracts } from './plain-contracts.ts'
import * as accountantReport from './staff/accountant-report.ts'
import * as customerCards from './staff/customers/customer-cards.ts'
import * as customerFiles from './staff/customers/customer-files.ts'
import * as staffCustomerChanges from './staff/customers/staff-customer-changes.ts'
import * as staffCustomers from './staff/customers/staff-customers.ts'
import * as accounting from './staff/exchange/accounting.ts'
import * as staffGoodsExchange from './staff/exchange/staff-goods-exchange.ts'
import * as staffBulkPreview from './staff/goods/staff-bulk-preview.ts'
import * as staffBundleExtras from './staff/goods/staff-bundle-extras.ts'
import * as staffBundles from './staff/goods/staff-bundles.ts'
import * as staffGoods from './staff/goods/staff-goods.ts'
import * as staffGoodsChanges from './staff/goods/staff-goods-changes.ts'
import * as staffImport from './staff/goods/staff-import.ts'
import * as staffModelList from './staff/goods/staff-model-list.ts'
import * as staffModelSizes from './staff/goods/staff-model-sizes.ts'
import * as staffModels from './staff/goods/staff-models.ts'
import * as staffPictures from './staff/goods/staff-pictures.ts'
import * as staffProductBulk from './staff/goods/staff-product-bulk.ts'
import * as staffProductForms from './staff/goods/staff-product-forms.ts'
import * as staffProducts from './staff/goods/staff-products.ts'
import * as staffRecommendations from './staff/goods/staff-recommendations.ts'
import * as staffStock from './staff/goods/staff-stock.ts'
import * as customerOrderActions from './staff/orders/customer-order-actions.ts'
import * as newOrder from './staff/orders/new-order.ts'
import * as orderBulk from './staff/orders/order-bulk.ts'
import * as orderChange from './staff/orders/order-change.ts'
import * as orderComments from './staff/orders/order-comments.ts'
import * as orderExchange from './staff/orders/order-exchange.ts'
import * as orderExport from './staff/orders/order-export.ts'
import * as orderMessages from './staff/orders/order-messages.ts'
import * as paymentsDesk from './staff/orders/payments-desk-calls.ts'
import * as paymentsDeskFiles from './staff/orders/payments-desk-files.ts'
import * as staffOrderActions from './staff/orders/staff-order-actions.ts'
import * as staffOrders from './staff/orders/staff-orders.ts'
import * as staffOutbox from './staff/orders/staff-outbox.ts'
import * as staffPromoCodes from './staff/orders/staff-promo-codes.ts'
import * as thirdPartyList from './staff/orders/third-party-list.ts'
import * as audit from './staff/people/audit.ts'
import * as colleagues from './staff/people/colleagues.ts'
import * as invitations from './staff/people/invitations.ts'
import * as notifications from './staff/people/notifications.ts'
import * as ownAccount from './staff/people/own-account.ts'
import * as people from './staff/people/people.ts'
import * as preferences from './staff/people/preferences.ts'
import * as secondFactor from './staff/people/second-factor.ts'
import * as staffSessions from './staff/people/staff-sessions.ts'
import * as releaseStore from './staff/release-store.ts'
import * as removing from './staff/removing/removing.ts'
import * as salesFiles from './staff/sales-files.ts'
import * as staff from './staff/staff.ts'
import * as staffDay from './staff/staff-day.ts'
import * as staffDelivery from './staff/staff-delivery.ts'
import * as staffHealth from './staff/staff-health.ts'
import * as staffRates from './staff/staff-rates.ts'
import * as staffReleases from './staff/staff-releases.ts'
import * as staffSettings from './staff/staff-settings.ts'
import * as staffStatistics from './staff/staff-statistics.ts'
import * as staffCategories from './staff/storefront/staff-categories.ts'
import * as staffDictionaries from './staff/storefront/staff-dictionaries.ts'
import * as staffFirstSteps from './staff/storefront/staff-first-steps.ts'
import * as staffHome from './staff/storefront/staff-home.ts'
import * as staffPreview from './staff/storefront/staff-preview.ts'
import * as staffRedirects from './staff/storefront/staff-redirects.ts'
import * as staffShopDetails from './staff/storefront/staff-shop-details.ts'
import * as staffShops from './staff/storefront/staff-shops.ts'
import * as staffTexts from './staff/storefront/staff-texts.ts'
import * as teamTokens from './staff/team-tokens.ts'
import * as staticTexts from './static-texts/static-texts.ts'
import * as shopDetails from './texts/shop-details.ts'
import * as webVitals from './web-vitals.ts'

// A new file of the contracts is named here once; a test compares this list with the routes of the services.
const files = [
  products,
  articleNames,
  bundles,
  categories,
  dictionaries,
  home,
  shops,
  redirects,
  shopDetails,
  staticTexts,
  cart,
  savedCart,
  wishlist,
  orders,
  orderLines,
  lookUp,
  customerOrderActions,
  staffCustomers,
  accountantReport,
  staffCustomerChanges,
  customerCards,
  staffOrders,
  staffDay,
  staffHealth,
  staffFirstSteps,
  orderBulk,
  orderChange,
  orderExchange,
  orderComments,
  orderExport.orderListFile,
  staffPromoCodes.promoCodeListFile,
  thirdPartyList.thirdPartyListFile,
  salesFiles.salesListFile,
  salesFiles.sewAgainListFile,
  paymentsDeskFiles.unmatchedListFile,
  paymentsDeskFiles.deskOrdersListFile,
  paymentsDeskFiles.differencesListFile,
  accounting.accountingListFile,
  accounting.exchangeListFile,
  staffGoodsExchange.goodsExchangeListFile,
  staffBundles.bundleListFile,
  staffRedirects.redirectListFile,
  staffCategories.categoryListFile,
  staffShops.shopListFile,
  staffPictures.pictureListFile,
  staffProductBulk.productHistoryFile,
  staffImport.importListFile,
  staffImport.importItemListFile,
  staffOutbox.outboxListFile,
  people.peopleListFile,
  audit.auditListFile,
  staffReleases.releaseListFile,
  customerFiles.newsletterListFile,
  customerFiles.noteListFile,
  orderMessages,
  newOrder,
  staffOrderActions,
  staffHome,
  accounting,
  paymentsDesk,
  staffOutbox,
  staffGoodsChanges,
  staffGoods,
  staffModels,
  staffPictures,
  staffProducts,
  staffModelList,
  staffPreview,
  staffBulkPreview,
  staffBundles,
  staffBundleExtras,
  staffRecommendations,
  staffProductForms,
  staffModelSizes,
  staffProductBulk,
  staffImport,
  staffGoodsExchange,
  staffStock,
  staffPromoCodes,
  staffCategories,
  staffDictionaries,
  staffDictionaries.collectionCalls,
  staffDictionaries.colorCalls,
  staffDictionaries.sizeCalls,
  staffDictionaries.heightCalls,
  ...Object.values(staffDictionaries.dictionaryCalls).map(({ listFile }) => listFile),
  staffShops,
  staffShopDetails,
  staffTexts,
  staffRedirects,
  removing.goodsRemoving,
  removing.promoRemoving,
  staffRates,
  staffDelivery,
  staffSettings,
  staffStatistics,
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
  addresses,
  customerOrders,
  phoneVerification,
  newsletter,
  backInStock,
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
  colleagues,
  notifications,
  clientErrors,
  webVitals,
  staffReleases,
  teamTokens,
  releaseStore,
  ...Object.values<Record<string, unknown>>(plainContracts),
]

/** Every call that is open from outside. */
export const publicEndpoints: readonly AnyEndpoint[] = files
  .flatMap(file => Object.values<unknown>(file))
  .filter(isEndpoint)
  .filter(({ access }) => access !== 'internal')

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'method' in value
}
