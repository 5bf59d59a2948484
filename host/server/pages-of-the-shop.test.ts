import { openHost } from './test/open-host.ts'
import { orderSums } from './test/order-sums.ts'
import { readHead } from './test/read-head.ts'
import { shopOfOneDress } from './test/shop-of-one-dress.ts'

const order = {
  ...orderSums,
  payment_status: 'approved',
  order_status: 'paid',
  can_pay: false,
  charge_uah: null,
  reserved_until: null,
  preorder: null,
}
const byLink = { ...order, status: 'unpaid', can_pay: true, expires_at: null }
const answers = {
  ...shopOfOneDress,
  '/api/orders/get-info': { order },
  '/api/third-party-orders/get-info': { order: byLink },
}

type Host = Awaited<ReturnType<typeof openHost>>
let host: Host

beforeAll(async () => {
  host = await openHost(answers)
})
afterAll(() => host.close())

// The pages of the specification, each at an address of its path.
test.each([
  ['/', 'Левада — елегантний одяг для сучасних жінок', 'Levada — elegant clothing for modern women'],
  ['/store', 'Магазин | Левада', 'Shop | Levada'],
  ['/product/DR-1042-BUR-R', 'Сукня на запах, Бордовий | Левада', 'Wrap dress, Burgundy | Levada'],
  ['/about-us', 'Про нас | Левада', 'About us | Levada'],
])('%s may be indexed and is called %s, in English %s', async (address, uk, en) => {
  const [ukrainian, english] = await headsOf(address)

  expect([ukrainian?.title, english?.title]).toEqual([uk, en])
  expect(ukrainian?.robots).toBe('')
})

test.each([
  ['/wishlist', 'Моє бажане | Левада', 'My wishlist | Levada'],
  ['/search', 'Пошук | Левада', 'Search | Levada'],
  ['/cart', 'Кошик | Левада', 'Cart | Levada'],
  ['/checkout', 'Оформлення замовлення | Левада', 'Checkout | Levada'],
  ['/payment/26-000001', 'Оплата замовлення | Левада', 'Payment | Levada'],
  ['/order-status', 'Ваше замовлення | Левада', 'Your order | Levada'],
  ['/third-party-order/26-000001', 'Оплата замовлення | Левада', 'Payment | Levada'],
  ['/tpo/26-000001', 'Оплата замовлення | Левада', 'Payment | Levada'],
  ['/user/register', 'Реєстрація | Левада', 'Sign up | Levada'],
  ['/user/verify/token', 'Підтвердження пошти | Левада', 'Confirm your email | Levada'],
  ['/user/reset-password', 'Новий пароль | Левада', 'New password | Levada'],
  ['/user/update-password', 'Новий пароль | Левада', 'New password | Levada'],
  ['/user/login', 'Вхід | Левада', 'Sign in | Levada'],
  ['/user/personal/orders', 'Особистий кабінет | Левада', 'Your account | Levada'],
  ['/newsletter/confirm/token', 'Новини | Левада', 'News | Levada'],
  ['/back-in-stock/stop/token', 'Сповіщення про розмір | Левада', 'Size alert | Levada'],
  ['/admin/orders', 'Левада', 'Levada'],
])('%s is there, is its visitor’s alone, and is called %s, in English %s', async (address, uk, en) => {
  const [ukrainian, english] = await headsOf(address)

  expect([ukrainian?.title, english?.title]).toEqual([uk, en])
  expect([ukrainian?.robots, english?.robots]).toEqual(['noindex', 'noindex'])
})

test.each(['/nope', '/store/x', '/user/nope', '/bundle/BN-1', '/product/DR-1', '/preview/store', '/payment'])(
  '%s is answered with 404',
  async address => {
    const answer = await host.get(address)

    expect([answer.status, readHead(await answer.text()).title]).toEqual([404, 'Сторінку не знайдено | Левада'])
  },
)

test('search engines are kept from what is somebody’s, and from what a search made up', async () => {
  const robots = await (await host.get('/robots.txt')).text()

  for (const path of [
    '/admin',
    '/cart',
    '/checkout',
    '/order-status',
    '/payment',
    '/preview',
    '/third-party-order',
    '/tpo',
  ])
    expect(robots).toMatch(new RegExp(`^Disallow: ${path}$`, 'm'))
  expect(robots).toMatch(/^Disallow: \/user\/personal$/m)
  expect(robots).toMatch(/^Disallow: \/wishlist$/m)
  expect(robots).toMatch(/^Disallow: \/search\?$/m)
  expect(robots).not.toMatch(/^Disallow: \/(store|product|bundle|newsletter)?$/m)
})

async function headsOf(address: string) {
  const pages = await Promise.all(
    ['uk', 'en'].map(async language => {
      const answer = await host.get(`${address}?lang=${language}`)
      expect(answer.status).toBe(200)
      return readHead(await answer.text())
    }),
  )
  return pages
}
