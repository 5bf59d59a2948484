import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint, staffRoles } from '@shop/contracts/customers/session-check'
import type { AnyEndpoint, StaffRight } from '@shop/contracts/endpoint'
import { newThirdPartyOrderEndpoint, staffThirdPartyOrdersEndpoint } from '@shop/contracts/orders/third-party-orders'
import { accountantReportEndpoint } from '@shop/contracts/staff/accountant-report'
import { staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { accountingEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { goodsExchangeEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { staffBundlesEndpoint } from '@shop/contracts/staff/goods/staff-bundles'
import { importsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { type OrderActionName, orderActionNames } from '@shop/contracts/staff/orders/order-actions'
import { paymentsDeskEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import {
  orderActionEndpoints,
  refundOrderEndpoint,
  returnsEndpoint,
  updatePaymentEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import { staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { staffOutboxEndpoint } from '@shop/contracts/staff/orders/staff-outbox'
import { staffPromoCodesEndpoint } from '@shop/contracts/staff/orders/staff-promo-codes'
import { auditEndpoint } from '@shop/contracts/staff/people/audit'
import { peopleEndpoint } from '@shop/contracts/staff/people/people'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import { staffDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import { staffHealthEndpoint } from '@shop/contracts/staff/staff-health'
import { staffRateEndpoint } from '@shop/contracts/staff/staff-rates'
import { staffReleasesEndpoint } from '@shop/contracts/staff/staff-releases'
import { staffSettingsEndpoint } from '@shop/contracts/staff/staff-settings'
import { monthStatisticsEndpoint, salesSearchEndpoint } from '@shop/contracts/staff/staff-statistics'
import { staffCategoriesEndpoint } from '@shop/contracts/staff/storefront/staff-categories'
import { colorCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { staffHomeEndpoint } from '@shop/contracts/staff/storefront/staff-home'
import { redirectsEndpoint } from '@shop/contracts/staff/storefront/staff-redirects'
import { staffShopDetailsEndpoint } from '@shop/contracts/staff/storefront/staff-shop-details'
import { staffShopsEndpoint } from '@shop/contracts/staff/storefront/staff-shops'
import { staffTextsEndpoint } from '@shop/contracts/staff/storefront/staff-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { showOffice } from '../test/show-office.tsx'
import { shownActions } from './features/order-details/actions/action-buttons.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
type Role = (typeof staffRoles)[number]

// Rights × calls × buttons: each link beside the call that its page begins with, each button beside the call that it sends.
// Who is answered 403 by a call follows from the access that its contract names; the gateway's access matrix asks each of them.
const callOfLink: Record<string, AnyEndpoint> = {
  '/admin/customer-base': staffCustomersEndpoint,
  '/admin/orders': staffOrdersEndpoint,
  '/admin/dashboard': monthStatisticsEndpoint,
  '/admin/statistics-search': salesSearchEndpoint,
  '/admin/images': staffProductsEndpoint,
  '/admin/home-editor': staffHomeEndpoint,
  '/admin/bundles': staffBundlesEndpoint,
  '/admin/other/products': staffProductsEndpoint,
  '/admin/other/import': importsEndpoint,
  '/admin/other/third-party': staffThirdPartyOrdersEndpoint,
  '/admin/other/promo-codes': staffPromoCodesEndpoint,
  '/admin/other/rates': staffRateEndpoint,
  '/admin/other/delivery': staffDeliveryEndpoint,
  '/admin/other/settings': staffSettingsEndpoint,
  '/admin/other/shop-details': staffShopDetailsEndpoint,
  '/admin/other/1c': accountingEndpoint,
  '/admin/other/payments': paymentsDeskEndpoint,
  '/admin/other/report': accountantReportEndpoint,
  '/admin/other/1c/goods': goodsExchangeEndpoint,
  '/admin/other/outbox': staffOutboxEndpoint,
  '/admin/other/health': staffHealthEndpoint,
  '/admin/other/releases': staffReleasesEndpoint,
  '/admin/other/staff': peopleEndpoint,
  '/admin/other/audit': auditEndpoint,
  '/admin/shop-location': staffShopsEndpoint,
  '/admin/other/categories': staffCategoriesEndpoint,
  '/admin/other/dictionaries': colorCalls.list,
  '/admin/other/texts': staffTextsEndpoint,
  '/admin/other/redirects': redirectsEndpoint,
}
/** For everybody: what stands there depends on the rights again. */
const openToAll = ['/', '/admin/home', '/admin/other', '/admin/me']

const callOfAction: Partial<Record<OrderActionName, AnyEndpoint>> = {
  ...orderActionEndpoints,
  manual_paid: updatePaymentEndpoint,
  manual_unpaid: updatePaymentEndpoint,
  return_request: returnsEndpoint,
  return_accept: returnsEndpoint,
  return_refuse: returnsEndpoint,
  refund: refundOrderEndpoint,
}

/** Would the service answer, or refuse with 403? */
function mayCall(role: Role, { access }: AnyEndpoint): boolean {
  return access === 'staff' || rightsOfRole[role].some(right => access === `staff:${right}`)
}
const may = (role: Role) => (right: StaffRight) => rightsOfRole[role].includes(right)

function answerAs(role: Role): void {
  const staff = { login: role, role, rights: rightsOfRole[role], second_factor: 'off' }
  service.mockImplementation(async endpoint =>
    endpoint === staffCheckAuthEndpoint ? { status: true, staff } : { orders: [], count: 0, page: 1, limit: 25 },
  )
}

test.each(staffRoles)('%s sees the links whose calls answer, and none that are refused with 403', async role => {
  answerAs(role)
  await showOffice('/admin/other')
  await screen.findByText(role, { exact: true })
  const shown = screen.getAllByRole('link').map(link => link.getAttribute('href') ?? '')
  const expected = Object.keys(callOfLink).filter(path => mayCall(role, callOfLink[path] as AnyEndpoint))

  expect(shown.filter(path => !openToAll.includes(path)).toSorted()).toEqual(expected.toSorted())
})

test.each(staffRoles)('%s sees the actions on an order that the service would do', role => {
  const shown = shownActions(orderActionNames, may(role)).map(({ action }) => action)
  const expected = orderActionNames.filter(action => {
    const endpoint = callOfAction[action]
    if (!endpoint) throw new Error(`Which call does ${action} send?`)
    // Who may refund needs to ask nobody.
    return mayCall(role, endpoint) && (action !== 'refund_request' || !mayCall(role, refundOrderEndpoint))
  })

  expect(shown.toSorted()).toEqual(expected.toSorted())
})

test.each(staffRoles)('%s may make a pay link exactly when its call answers', async role => {
  answerAs(role)
  await showOffice('/admin/other/third-party')
  await within(screen.getByRole('banner')).findByText(role, { exact: true })

  const button = () => screen.queryByRole('button', { name: 'Нове посилання' })
  await waitFor(() => expect(button() !== null).toBe(mayCall(role, newThirdPartyOrderEndpoint)))
})
