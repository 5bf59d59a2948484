import { openHost } from './test/open-host.ts'
import { readHead } from './test/read-head.ts'
import { shopOfOneDress } from './test/shop-of-one-dress.ts'

type Host = Awaited<ReturnType<typeof openHost>>
let host: Host

beforeAll(async () => {
  host = await openHost(shopOfOneDress)
})
afterAll(() => host.close())

const DRESS = '/product/DR-1042-BUR-R'
const ORIGIN = 'https://levada.example'

async function head(address: string, cookie = '') {
  return readHead(await (await host.get(address, { cookie })).text())
}

test('a page names its canonical address and itself in the other language', async () => {
  const { canonical, alternates, og } = await head('/store?categories=dresses&sort=sale&utm_source=letter')

  expect(canonical).toBe(`${ORIGIN}/store?categories=dresses`)
  expect(alternates).toEqual({
    uk: `${ORIGIN}/store?categories=dresses`,
    en: `${ORIGIN}/store?categories=dresses&lang=en`,
    'x-default': `${ORIGIN}/store?categories=dresses`,
  })
  expect(og.url).toBe(canonical)
})

test('the English page is canonical under its own address, whatever a cookie says', async () => {
  expect((await head(`${DRESS}?lang=en`)).canonical).toBe(`${ORIGIN}${DRESS}?lang=en`)
  expect((await head(DRESS, 'locale=en')).canonical).toBe(ORIGIN + DRESS)
})

test('a category page has its own title and description', async () => {
  const { title, description } = await head('/store?categories=dresses')

  expect(title).toBe('Сукні | Левада')
  expect(description).toMatch(/^Сукні від «Левади»/)
})

test('social networks get a text and a picture, the brand’s own where the page has none', async () => {
  const dress = await head(`${DRESS}?lang=en`)

  expect(dress.og).toMatchObject({ type: 'product', title: 'Wrap dress, Burgundy | Levada', locale: 'en_IE' })
  expect(dress.og.image).toBe(`${ORIGIN}/images/wrap-front/1200.jpeg`)
  expect((await head('/about-us')).og.image).toBe(`${ORIGIN}/brand.jpg`)
  expect((await host.get('/brand.jpg')).headers.get('content-type')).toBe('image/jpeg')
})

test.each([
  ['uk', 6490, 'UAH', 7990],
  ['en', 144.5, 'EUR', 178],
])(
  'a product page describes one offer, in the currency of the page (%s)',
  async (language, price, priceCurrency, before) => {
    const { jsonLd } = await head(`${DRESS}?lang=${language}`)
    const product = jsonLd.find(thing => thing['@type'] === 'Product')

    expect(product).toMatchObject({
      sku: 'DR-1042-BUR-R',
      brand: { '@type': 'Brand' },
      image: [`${ORIGIN}/images/wrap-front/1200.jpeg`],
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency,
        availability: 'https://schema.org/InStock',
        url: ORIGIN + DRESS + (language === 'en' ? '?lang=en' : ''),
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: before },
      },
    })
  },
)

test('a product page has breadcrumbs', async () => {
  const { jsonLd } = await head(DRESS)
  const trail = jsonLd.find(thing => thing['@type'] === 'BreadcrumbList')

  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Левада', item: `${ORIGIN}/` },
      { position: 2, name: 'Магазин', item: `${ORIGIN}/store` },
      { position: 3, name: 'Одяг', item: `${ORIGIN}/store?categories=clothes` },
      { position: 4, name: 'Сукні', item: `${ORIGIN}/store?categories=dresses` },
      { position: 5, name: 'Сукня на запах', item: ORIGIN + DRESS },
    ],
  })
})

test('the home page describes the shop and its search', async () => {
  const { jsonLd } = await head('/')

  expect(jsonLd.map(thing => thing['@type'])).toEqual(['OnlineStore', 'WebSite'])
  expect(jsonLd[1]).toMatchObject({
    potentialAction: { target: { urlTemplate: `${ORIGIN}/search?query={search_term_string}` } },
  })
})

test('a missing product answers 404 with a painted page', async () => {
  const answer = await host.get('/product/GONE-1')
  const page = await answer.text()

  expect(answer.status).toBe(404)
  expect(page).toContain('<h1>Сторінку не знайдено</h1>')
  expect(readHead(page).robots).toBe('noindex')
})

test.each([
  ['/store/?page=2', '/store?page=2'],
  [`${DRESS}//`, DRESS],
])('an address with slashes at its end redirects to the one without them: %s', async (address, shorter) => {
  const answer = await host.get(address)

  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(shorter)
})

test('an address that begins with two slashes redirects nowhere', async () => {
  expect((await host.get('//evil.example/')).status).toBe(404)
})

test.each(['/user/verify', '/user/update-password', '/admin/invitation'])(
  'the token of an email’s link to %s is not repeated in the page and not sent to other sites',
  async path => {
    const answer = await host.get(`${path}/Ftk5yguOi5Cu507DquulDt9Ayw31iRH8TxD_oCfFwDw`)

    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await answer.text()).not.toContain('Ftk5yguOi5Cu507DquulDt9Ayw31iRH8TxD_oCfFwDw')
    expect((await host.get('/user/login')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  },
)
