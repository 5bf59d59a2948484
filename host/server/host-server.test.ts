import { silentLog } from '@shop/service-kit/log/log'
import { hashOf, openHost } from './test/open-host.ts'
import { orderSums } from './test/order-sums.ts'
import { shopOfOneDress } from './test/shop-of-one-dress.ts'

type Host = Awaited<ReturnType<typeof openHost>>
let host: Host

const home = {
  '/api/home/get-data': {
    home: {
      is_header_white: false,
      is_header_white_mobile: false,
      slider: [
        {
          image: 'hero.webp',
          image_mobile: 'hero-phone.webp',
          alt: { uk: 'Пальто', en: 'A coat' },
          alt_mobile: { uk: 'Пальто', en: 'A coat' },
          title: { uk: 'Осінь </script><b>', en: 'Autumn' },
          text: { uk: 'Вовна', en: 'Wool' },
          link: '/store',
          text_area: 'left',
        },
      ],
      blocks: [],
    },
  },
}

const ofShop = {
  payment_status: 'approved',
  order_status: 'paid',
  can_pay: false,
  charge_uah: null,
  reserved_until: null,
  preorder: null,
}
const ofLink = { status: 'unpaid', can_pay: true, charge_uah: null, expires_at: null }

beforeEach(async () => {
  host = await openHost(home)
})
afterEach(() => host.close())

test('a page is written in Ukrainian, in the language of the cookie, or in the one the address asks for', async () => {
  const english = { cookie: 'locale=en' }

  expect(await (await host.get('/')).text()).toContain('<html lang="uk">')
  expect(await (await host.get('/', english)).text()).toContain('<html lang="en">')
  expect(await (await host.get('/?lang=uk', english)).text()).toContain('<html lang="uk">')
})

test('a page names the remotes, the first answers and the files it will need', async () => {
  const page = await (await host.get('/')).text()

  expect(page).toContain(
    '"mf-catalog":{"version":"bbbb2222","entry":"/remotes/catalog/bbbb2222/remoteEntry.1a1a1a1a.js"',
  )
  expect(page).toContain(
    '<link rel="preload" href="/remotes/catalog/bbbb2222/page-home.1c1c1c1c.js" as="script" fetchpriority="low"',
  )
  expect(page).toContain('<link rel="preload" href="/assets/texts-uk.0c0c0c0c.js" as="script" fetchpriority="low"')
  expect(page).toContain('"path":"/api/home/get-data"')
})

test('a page says of every script and style what it must hold, and lets no other script in', async () => {
  const answer = await host.get('/')
  const page = await answer.text()
  const tags = page.match(/<(?:script src|link rel="(?:stylesheet|preload)" href)[^>]*(?:\.js|\.css)"[^>]*>/g) ?? []

  expect(tags).toHaveLength(8)
  for (const tag of tags) {
    const [, file = ''] = /([\w.-]+\.(?:js|css))"/.exec(tag) ?? []
    expect(tag).toContain(`integrity="${hashOf(file)}" crossorigin`)
  }
  expect(answer.headers.get('integrity-policy')).toContain('blocked-destinations=(script)')
})

test('the starter script comes after the view that the server painted', async () => {
  const page = await (await host.get('/')).text()

  expect(page).toContain('<script src="/assets/starter.0d0d0d0d.js" defer')
  expect(page).toMatch(/<link rel="preload" href="\/assets\/main.0a0a0a0a.js" as="script" [^>]* data-begin>/)
  expect(page).not.toContain('<script src="/assets/main')
})

test('nothing that a service says can end the script or the tag it is written into', async () => {
  const page = await (await host.get('/')).text()

  expect(page).toContain('Осінь &lt;/script&gt;&lt;b&gt;')
  expect(page).toContain('Осінь \\u003c/script>\\u003cb>')
  expect(page).not.toContain('</script><b>')
})

test('unknown addresses and unknown articles are answered with 404', async () => {
  const statuses = await Promise.all(
    ['/nope', '/product/DR-1', '/store/x', '/about-us'].map(async place => (await host.get(place)).status),
  )

  expect(statuses).toEqual([404, 404, 404, 200])
})

test('the server knows no screens of the back office: any address below /admin/ is its frame, and not to be indexed', async () => {
  const answer = await host.get('/admin/other/nowhere')

  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<meta name="robots" content="noindex')
})

test.each(['/payment', '/third-party-order', '/tpo'])('%s answers 404 for an order that does not exist', async path => {
  const place = path === '/payment' ? '/api/orders/get-info' : '/api/third-party-orders/get-info'
  const known = await openHost({
    [place]: ({ order: ref }: { order: string }) =>
      ref === '26-000001-known' ? { order: { ...orderSums, ...(path === '/payment' ? ofShop : ofLink) } } : undefined,
  })

  const [unknown, found] = await Promise.all([known.get(`${path}/nobodys`), known.get(`${path}/26-000001-known`)])
  const pages = await Promise.all([unknown.text(), found.text()])
  known.close()

  expect([unknown.status, found.status]).toEqual([404, 200])
  expect(pages[0]).toContain('<h1>Сторінку не знайдено</h1>')
  // Whose order it is, only the browser can ask.
  expect(pages[1]).not.toContain('get-info')
})

test.each([
  ['/Store?colors=black,red', '/store?colors=black,red'],
  ['/PRODUCT/DR-1042-BUR-R', '/product/DR-1042-BUR-R'],
])('%s is another spelling of %s and redirects to it permanently', async (asked, known) => {
  const answer = await host.get(asked)

  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(known)
})

test('the offer is painted with its version, its contents and the seller, before any script has run', async () => {
  const page = await (await host.get('/public-offer?lang=en')).text()

  expect(page).toContain('Version of 22 November 2026')
  expect(page).toContain('<li><a href="#refund">11. Refunds</a></li>')
  expect(page).toContain('<h2 id="refund">11. Refunds</h2>')
  expect(page).toContain('Seller: Levada Demo LLC')
})

test('the address of the back office redirects to its first screen', async () => {
  const answer = await host.get('/admin')

  expect(answer.status).toBe(302)
  expect(new URL(answer.headers.get('location') ?? '', 'http://shop').pathname).toBe('/admin/home')
})

test('pages that belong to one visitor are not indexed by search engines', async () => {
  expect(await (await host.get('/cart')).text()).toContain('<meta name="robots" content="noindex">')
  expect(await (await host.get('/')).text()).not.toContain('noindex')
})

test('only scripts of our own may run, and pages are asked for again each time', async () => {
  const { headers } = await host.get('/')

  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('vary')).toContain('Cookie')
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('reports about the security policy are counted', async () => {
  expect((await host.post('/csp-reports', '{"csp-report":{}}')).status).toBe(204)
  expect(host.reports.count).toBe(1)
})

test('a browser without scripts shows what works without them, and how to reach the shop', async () => {
  const noscriptOf = async (path: string) => /<noscript>.*<\/noscript>/.exec(await (await host.get(path)).text())?.[0]

  expect(await noscriptOf('/about-us')).toContain('Без JavaScript тут можна лише читати')
  expect(await noscriptOf('/cart')).toContain('Ця сторінка працює лише з JavaScript')
  expect(await noscriptOf('/about-us')).toContain('<a href="tel:+380')
})

test('the page of a demonstration is marked as one, that of a shop is not', async () => {
  const demonstration = await openHost(home, undefined, { isDemonstration: true })
  try {
    expect(await (await demonstration.get('/')).text()).toContain('<html lang="uk" data-demonstration>')
    expect(await (await host.get('/')).text()).not.toContain('data-demonstration')
  } finally {
    demonstration.close()
  }
})

test('first data that a service refused is reported, for nobody else would hear of it', async () => {
  const lines: unknown[] = []
  const error = (...line: unknown[]) => void lines.push(line)
  const other = await openHost(home, undefined, { log: { ...silentLog, error } })

  const { status } = await other.get('/')

  expect(status).toBe(200)
  expect(lines).toContainEqual([{ code: 'not_found', route: '/api/categories/all' }, 'a page goes without first data'])
  other.close()
})

test.each([
  ['uk', 'UAH'],
  ['en', 'EUR'],
])(
  'a list bounded by price is painted as its page asks for it, in the currency of the page (%s)',
  async (lang, currency) => {
    const asked: Record<string, unknown>[] = []
    const list = (query: Record<string, unknown>) => {
      asked.push(query)
      return shopOfOneDress['/api/products/get-by/filters']
    }
    const shop = await openHost({ ...shopOfOneDress, '/api/products/get-by/filters': list })

    const page = await (await shop.get(`/store?price_from=100&price_to=4000&lang=${lang}`)).text()

    expect(asked).toEqual([expect.objectContaining({ price_from: 100, price_to: 4000, currency })])
    expect(page).toContain('class="painted-card"')
    expect(page).toMatch(/"path":"\/api\/products\/get-by\/filters"[^\n]{0,200}"price_from":100,"price_to":4000/)
    shop.close()
  },
)
