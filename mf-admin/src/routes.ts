import type { OfficeRoute } from './office.ts'

// A new screen is a line here, and its texts. The host knows none of them: it hands over whatever begins with /admin/.
// biome-ignore format: a table, a screen a line
export const officeRoutes: readonly OfficeRoute[] = [
  { path: '/admin/login', opensTo: 'guests', page: () => import(/* webpackChunkName: "page-login" */ './pages/LoginPage.tsx').then(m => m.LoginPage) },
  // Open to signed-in staff too: the link may be meant for another person.
  { path: '/admin/invitation/:token?', opensTo: 'everybody', page: () => import(/* webpackChunkName: "page-invitation" */ './pages/InvitationPage.tsx').then(m => m.InvitationPage) },
  // The link that ends emails about events asks for no sign-in.
  { path: '/admin/notifications/off/:token?', opensTo: 'everybody', page: () => import(/* webpackChunkName: "page-notifications-off" */ './pages/NotificationsOffPage.tsx').then(m => m.NotificationsOffPage) },
  { path: '/admin/home', section: 'header', title: 'home', page: () => import(/* webpackChunkName: "page-home" */ './pages/HomePage.tsx').then(m => m.HomePage) },
  { path: '/admin/dashboard', right: 'statistics', section: 'header', title: 'statistics', page: () => import(/* webpackChunkName: "page-dashboard" */ './features/month-statistics/MonthStatistics.tsx').then(m => m.MonthStatistics) },
  { path: '/admin/statistics-search', right: 'statistics', section: 'header', title: 'salesSearch', page: () => import(/* webpackChunkName: "page-statistics-search" */ './features/sales-search/SalesSearch.tsx').then(m => m.SalesSearch) },
  { path: '/admin/other/products', right: 'content', section: 'header', title: 'products', page: () => import(/* webpackChunkName: "page-products" */ './features/products/list/Products.tsx').then(m => m.Products) },
  { path: '/admin/images', right: 'content', section: 'header', title: 'pictures', page: () => import(/* webpackChunkName: "page-images" */ './features/product-pictures/PicturesList.tsx').then(m => m.PicturesList) },
  { path: '/admin/images/:article', right: 'content', page: () => import(/* webpackChunkName: "page-article-images" */ './pages/ArticleImagesPage.tsx').then(m => m.ArticleImagesPage) },
  { path: '/admin/orders', right: 'orders', section: 'header', title: 'orders', page: () => import(/* webpackChunkName: "page-orders" */ './pages/OrdersPage.tsx').then(m => m.OrdersPage) },
  { path: '/admin/orders/new', right: 'fulfilment', title: 'newOrder', page: () => import(/* webpackChunkName: "page-new-order" */ './features/new-order/NewOrder.tsx').then(m => m.NewOrder) },
  { path: '/admin/orders/print/slips', right: 'orders', title: 'printSlips', page: () => import(/* webpackChunkName: "page-orders-to-print" */ './features/order-list/print/OrdersToPrint.tsx').then(m => m.SlipsToPrint) },
  { path: '/admin/orders/print/pick-list', right: 'orders', title: 'printPickList', page: () => import(/* webpackChunkName: "page-orders-to-print" */ './features/order-list/print/OrdersToPrint.tsx').then(m => m.PickListToPrint) },
  { path: '/admin/customer-base', right: 'customers', section: 'header', title: 'customers', page: () => import(/* webpackChunkName: "page-customers" */ './features/customers/Customers.tsx').then(m => m.Customers) },
  { path: '/admin/customer-base/:id', right: 'customers', page: () => import(/* webpackChunkName: "page-customer" */ './pages/CustomerPage.tsx').then(m => m.CustomerPage) },
  { path: '/admin/home-editor', right: 'content', section: 'header', title: 'homeEditor', page: () => import(/* webpackChunkName: "page-home-editor" */ './features/home-editor/HomeEditor.tsx').then(m => m.HomeEditor) },
  { path: '/admin/bundles', right: 'content', section: 'header', title: 'bundles', page: () => import(/* webpackChunkName: "page-bundles" */ './features/bundle-list/Bundles.tsx').then(m => m.Bundles) },
  { path: '/admin/bundles/:article', right: 'content', page: () => import(/* webpackChunkName: "page-bundle" */ './pages/BundlePage.tsx').then(m => m.BundlePage) },
  { path: '/admin/shop-location', right: 'content', section: 'header', title: 'shops', page: () => import(/* webpackChunkName: "page-shop-location" */ './features/shops/Shops.tsx').then(m => m.Shops) },
  { path: '/admin/other', section: 'header', title: 'sections', page: () => import(/* webpackChunkName: "page-other" */ './features/sections/Sections.tsx').then(m => m.Sections) },
  { path: '/admin/other/products/new', right: 'content', page: () => import(/* webpackChunkName: "page-new-product" */ './pages/NewProductPage.tsx').then(m => m.NewProductPage) },
  { path: '/admin/other/products/:article', right: 'content', page: () => import(/* webpackChunkName: "page-product" */ './pages/ProductPage.tsx').then(m => m.ProductPage) },
  { path: '/admin/other/third-party', right: 'orders', section: 'sales', icon: 'share', title: 'link', page: () => import(/* webpackChunkName: "page-third-party-orders" */ './features/third-party/ThirdPartyOrders.tsx').then(m => m.ThirdPartyOrders) },
  { path: '/admin/other/promo-codes', right: 'promo', section: 'sales', icon: 'star', title: 'promo', page: () => import(/* webpackChunkName: "page-promo-codes" */ './features/promo-codes/PromoCodes.tsx').then(m => m.PromoCodes) },
  { path: '/admin/other/import', right: 'content', section: 'catalogue', icon: 'upload', title: 'import', page: () => import(/* webpackChunkName: "page-import" */ './features/import/Import.tsx').then(m => m.Import) },
  { path: '/admin/other/rates', right: 'rates', section: 'storefront', icon: 'chart', title: 'rates', page: () => import(/* webpackChunkName: "page-rates" */ './features/rates/Rates.tsx').then(m => m.Rates) },
  { path: '/admin/other/delivery', right: 'rates', section: 'storefront', icon: 'truck', title: 'delivery', page: () => import(/* webpackChunkName: "page-delivery" */ './features/delivery/Delivery.tsx').then(m => m.Delivery) },
  { path: '/admin/other/settings', right: 'settings', section: 'storefront', icon: 'settings', title: 'settings', page: () => import(/* webpackChunkName: "page-settings" */ './features/settings/Settings.tsx').then(m => m.Settings) },
  { path: '/admin/other/shop-details', right: 'settings', section: 'storefront', icon: 'phone', title: 'details', page: () => import(/* webpackChunkName: "page-shop-details" */ './features/shop-details/ShopDetails.tsx').then(m => m.ShopDetails) },
  { path: '/admin/other/categories', right: 'content', section: 'catalogue', icon: 'menu', title: 'categories', page: () => import(/* webpackChunkName: "page-categories" */ './features/categories/Categories.tsx').then(m => m.Categories) },
  { path: '/admin/other/dictionaries', right: 'content', section: 'catalogue', icon: 'ruler', title: 'dict', page: () => import(/* webpackChunkName: "page-dictionaries" */ './features/dictionaries/Dictionaries.tsx').then(m => m.Dictionaries) },
  { path: '/admin/other/texts', right: 'content', section: 'storefront', icon: 'edit', title: 'texts', page: () => import(/* webpackChunkName: "page-texts" */ './features/texts/Texts.tsx').then(m => m.Texts) },
  { path: '/admin/other/redirects', right: 'content', section: 'storefront', icon: 'return', title: 'redirects', page: () => import(/* webpackChunkName: "page-redirects" */ './features/redirects/Redirects.tsx').then(m => m.Redirects) },
  { path: '/admin/other/outbox', right: 'outbox', section: 'sales', icon: 'mail', title: 'outbox', page: () => import(/* webpackChunkName: "page-outbox" */ './features/outbox/Outbox.tsx').then(m => m.Outbox) },
  { path: '/admin/other/payments', right: 'refunds', section: 'sales', icon: 'chart', title: 'desk', page: () => import(/* webpackChunkName: "page-payments" */ './features/payments-desk/PaymentsDesk.tsx').then(m => m.PaymentsDesk) },
  { path: '/admin/other/report', right: 'statistics', section: 'sales', icon: 'chart', title: 'report', page: () => import(/* webpackChunkName: "page-report" */ './features/accountant-report/AccountantReport.tsx').then(m => m.AccountantReport) },
  { path: '/admin/other/1c', right: 'orders', section: 'sales', icon: 'refresh', title: 'accounting', page: () => import(/* webpackChunkName: "page-accounting" */ './features/accounting/Accounting.tsx').then(m => m.Accounting) },
  { path: '/admin/other/1c/goods', right: 'content', section: 'catalogue', icon: 'refresh', title: 'goodsExchange', page: () => import(/* webpackChunkName: "page-goods-exchange" */ './features/goods-exchange/GoodsExchange.tsx').then(m => m.GoodsExchange) },
  { path: '/admin/other/health', right: 'outbox', section: 'team', icon: 'info', title: 'health', page: () => import(/* webpackChunkName: "page-health" */ './features/health/Health.tsx').then(m => m.Health) },
  { path: '/admin/other/releases', right: 'system', section: 'team', icon: 'refresh', title: 'releases', page: () => import(/* webpackChunkName: "page-releases" */ './features/releases/Releases.tsx').then(m => m.Releases) },
  { path: '/admin/other/staff', right: 'staff', section: 'team', icon: 'user', title: 'people', page: () => import(/* webpackChunkName: "page-people" */ './features/people/People.tsx').then(m => m.People) },
  { path: '/admin/other/audit', right: 'staff', section: 'team', icon: 'clock', title: 'audit', page: () => import(/* webpackChunkName: "page-audit" */ './features/audit/Audit.tsx').then(m => m.Audit) },
  { path: '/admin/me', title: 'me', page: () => import(/* webpackChunkName: "page-me" */ './features/me/OwnAccount.tsx').then(m => m.OwnAccount) },
]

/** What stands at all other addresses below /admin/. */
export const unknownRoute: OfficeRoute = {
  path: '/admin/*',
  title: 'unknown',
  page: () => import(/* webpackChunkName: "page-unknown" */ './pages/UnknownPage.tsx').then(m => m.UnknownPage),
}
