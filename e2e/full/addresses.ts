import type { Page } from '@playwright/test'
import { hostRoutes } from '@shop/contracts/pages'
import { officeRoutes } from '@shop/mf-admin/src/routes'
import { allSourceRoutes } from '@shop/tooling/source-routes'
import { orderByCall } from '../support/order-by-call.ts'
import type { Visitor } from './visitor.ts'

const OVER = '0123456789012345678901234567890123456789012'
const UNPAID = 'T00-000001-unpaidorderab'
const EXPIRED = 'T00-000002-expiredordera'

/** What is opened of a page whose address names something, or that shows quite another face at another address. */
const examples: Record<string, readonly string[]> = {
  '/store': [
    '/store',
    '/store?categories=dresses',
    '/store?categories=outerwear&collections=new-year-capsule-2026',
    '/store?page=2',
  ],
  '/product/:article': ['/product/DR-1042-BUR-R', '/product/CO-2014-IVO-R', '/product/NO-SUCH-1'],
  '/bundle/:article': ['/bundle/BN-9001-CAM', '/bundle/NO-SUCH-1'],
  '/admin/images': ['/admin/images', '/admin/images?missing=pictures'],
  '/admin/images/:article': ['/admin/images/DR-1042-BUR-R', '/admin/images/NO-SUCH-1'],
  '/admin/bundles': ['/admin/bundles', '/admin/bundles?filter=warned'],
  '/admin/bundles/:article': ['/admin/bundles/BN-9001-CAM', '/admin/bundles/new', '/admin/bundles/NO-SUCH-1'],
  '/admin/other/products': ['/admin/other/products', '/admin/other/products?search=DR-1042'],
  '/admin/other/products/new': ['/admin/other/products/new', '/admin/other/products/new?copy=DR-1042-BUR-R'],
  '/admin/other/products/:article': ['/admin/other/products/DR-1042-BUR-R', '/admin/other/products/NO-SUCH-1'],
  '/admin/customer-base': ['/admin/customer-base', '/admin/customer-base?search=no-such-customer'],
  '/admin/customer-base/:id': ['/admin/customer-base/no-such-customer'],
  '/admin/home-editor': [
    '/admin/home-editor?item=1',
    '/admin/home-editor?tab=blocks&item=1',
    '/admin/home-editor?tab=header',
  ],
  '/admin/statistics-search': ['/admin/statistics-search', '/admin/statistics-search?by=category&name=dresses'],
  '/search': ['/search', '/search?query=DR-1051', '/search?query=qwzxv'],
  '/third-party-order/:order': [`/third-party-order/${UNPAID}`, '/third-party-order/T00-000001-nosuchorderab'],
  '/tpo/:order': [`/tpo/${EXPIRED}`],
  '/user/verify/:token?': ['/user/verify', `/user/verify/${OVER}`],
  '/user/update-password/:token?': ['/user/update-password', `/user/update-password/${OVER}`],
  '/user/personal/:section?': ['/user/personal', '/user/personal/orders', '/user/personal/discount'],
  '/admin/invitation/:token?': ['/admin/invitation', `/admin/invitation/${OVER}`],
  '/admin/notifications/off/:token?': ['/admin/notifications/off', `/admin/notifications/off/${OVER}`],
  '/newsletter/:step/:token?': [`/newsletter/confirm/${OVER}`, `/newsletter/unsubscribe/${OVER}`],
  '/back-in-stock/:step/:token?': [`/back-in-stock/confirm/${OVER}`, `/back-in-stock/stop/${OVER}`],
}

/** Every page of the frame, of the remotes and of the back office, and whose it is. */
async function allPages() {
  // The back office's own table has each of its screens.
  const ofRemotes = (await allSourceRoutes()).filter(({ hasOwnRoutes }) => !hasOwnRoutes)
  return [
    ...[...ofRemotes, ...hostRoutes].map(({ path, guard }) => ({ path, who: guard === 'customer' ? guard : 'guest' })),
    ...officeRoutes.map(({ path, opensTo }) => ({ path, who: opensTo ? 'guest' : 'staff' })),
  ]
}

/** Every page that this visitor may see; for guests and staff also one that does not exist. */
export async function addressesFor({ who, language }: Visitor, page: Page): Promise<string[]> {
  const pages = await allPages()
  const known = pages.filter(page => page.who === who).flatMap(({ path }) => addressesOf(path))
  if (who === 'staff') return [...known, '/admin/no-such-page']
  if (who !== 'guest') return known
  const { ref } = await orderByCall(page, language)
  return [...known, '/no-such-page'].map(address => address.replace(/:order$/, ref))
}

function addressesOf(path: string): readonly string[] {
  const addresses = examples[path] ?? [path]
  // An order is placed for the one of payments.
  if (addresses.some(address => /\/:(?!order$)/.test(address)))
    throw new Error(`Which address of ${path} is looked at?`)
  return addresses
}
