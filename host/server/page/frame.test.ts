import { openHost } from '../test/open-host.ts'

const categories = {
  '/api/categories/all': {
    categories: [
      { name: 'sale', title: { uk: 'Знижки', en: 'Sale' }, parent_category: null, special: 'sale' },
      { name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null },
      { name: 'wrap-dresses', title: { uk: 'Сукні на запах', en: 'Wrap dresses' }, parent_category: 'dresses' },
    ],
  },
}

test.each(['/about-us', '/cart', '/user/login'])(
  'on %s menu, search, account and cart are links before any script has run',
  async path => {
    const shop = await openHost({})
    const page = await (await shop.get(path)).text()
    shop.close()
    const header = /<header class="painted-header">.*<\/header>/.exec(page)?.[0] ?? ''

    expect(header.match(/(?<=<a [^>]*href=")[^"]*/g)).toEqual([
      '#menu',
      `${path}?lang=en`,
      '/',
      '/search',
      '/user',
      '/wishlist',
      '/cart',
      '/store',
      '/about-us',
      '/contacts',
    ])
    expect(page).toMatch(/<nav id="menu" class="painted-menu" aria-label="Меню">.*href="\/loyalty-program"/)
  },
)

test.each(['/', '/about-us', '/cart', '/nope'])(
  'on %s header and menu lead to the main categories before any script has run, and the browser need not ask for them',
  async path => {
    const shop = await openHost(categories)
    const page = await (await shop.get(path)).text()
    shop.close()

    const link = '<a class="painted-link" href="/store?categories=dresses">Сукні</a>'
    expect(page.split(link)).toHaveLength(3)
    expect(page).toContain('<a class="painted-link" href="/store?categories=sale" data-special>Знижки</a>')
    expect(page).not.toContain('href="/store?categories=wrap-dresses"')
    expect(page.split('"path":"/api/categories/all"')).toHaveLength(2)
  },
)

test('above the checkout there are the way back to the cart and help alone, before any script has run', async () => {
  const shop = await openHost(categories)
  const page = await (await shop.get('/checkout?lang=en')).text()
  shop.close()

  const header = /<header class="painted-header" data-quiet>.*<\/header>/.exec(page)?.[0] ?? ''
  expect(header.match(/(?<=<a [^>]*href=")[^"]*/g)).toEqual(['/cart', '/', 'tel:+380440002114'])
  expect(header).toContain('Back to cart</a>')
  expect(page).not.toContain('painted-menu')
  expect(page).not.toContain('/api/categories/all')
})

test('pages of staff do not ask for categories', async () => {
  const shop = await openHost(categories)
  const page = await (await shop.get('/admin/login')).text()
  shop.close()

  expect(page).not.toContain('/api/categories/all')
})

test('a page that only the browser can draw has its heading at once; staff see the logo alone', async () => {
  const shop = await openHost({})
  const cart = await (await shop.get('/cart')).text()
  const staff = await (await shop.get('/admin/login')).text()
  shop.close()
  expect(cart).toMatch(
    /<main id="main" tabindex="-1">.*<h1>Кошик<\/h1><div class="painted-empty" data-empty-cart hidden><h2>У кошику ще порожньо/,
  )
  expect(staff).not.toContain('painted-header')
})
