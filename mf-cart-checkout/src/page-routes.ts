import type { RemoteRoute } from '@shop/contracts/pages'

const payment = { uk: 'Оплата замовлення | Левада', en: 'Payment | Levada' }

/** An order by link: whose it is, only the browser knows. */
const orderByLink = {
  page: 'third-party-order',
  title: payment,
  isNotCrawled: true,
  firstCalls: [{ call: '/api/third-party-orders/get-info', query: { order: ':order' }, use: 'only-asked' }],
} as const

/** The pages of this remote. They come with its release: host and host server read them there. */
export const pageRoutes = [
  {
    path: '/cart',
    page: 'cart',
    view: 'cart',
    title: { uk: 'Кошик | Левада', en: 'Cart | Levada' },
    isNotCrawled: true,
  },
  {
    path: '/checkout',
    page: 'checkout',
    quietFrame: true,
    title: { uk: 'Оформлення замовлення | Левада', en: 'Checkout | Levada' },
    isNotCrawled: true,
  },
  {
    path: '/payment/:order',
    page: 'payment',
    title: payment,
    isNotCrawled: true,
    firstCalls: [{ call: '/api/orders/get-info', query: { order: ':order' }, use: 'only-asked' }],
  },
  {
    path: '/order-status',
    page: 'order-status',
    title: { uk: 'Ваше замовлення | Левада', en: 'Your order | Levada' },
    isNotCrawled: true,
  },
  { path: '/third-party-order/:order', ...orderByLink },
  // Short enough for a message.
  { path: '/tpo/:order', ...orderByLink },
] as const satisfies readonly RemoteRoute[]
