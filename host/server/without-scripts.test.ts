import { openHost } from './test/open-host.ts'
import { shopOfOneDress } from './test/shop-of-one-dress.ts'

const title = { uk: 'Сукня', en: 'Dress' }
const facets = { categories: {}, collections: {}, colors: {}, sizes: {}, heights: {}, prices: null }

/** Fifty dresses, as the catalogue answers page by page. */
const manyDresses = {
  ...shopOfOneDress,
  '/api/products/get-by/filters': ({ page }: Record<string, unknown>) => {
    const first = (Number(page) - 1) * 24
    const numbers = Array.from({ length: Math.max(0, Math.min(24, 50 - first)) }, (_, index) => first + index + 1)
    return { list: numbers.map(number => dress(number)), count: 50, facets }
  },
}

function dress(number: number) {
  const { list } = shopOfOneDress['/api/products/get-by/filters'] as { list: object[] }
  return { ...list[0], article: `DR-${1000 + number}-BUR-R` }
}

async function open(address: string, answers: Parameters<typeof openHost>[0] = manyDresses) {
  const shop = await openHost(answers)
  const page = await (await shop.get(address)).text()
  shop.close()
  const [main = ''] = /<main.*<\/main>/s.exec(page) ?? []
  const [withoutScripts = ''] = /<noscript>.*<\/noscript>/s.exec(main) ?? []
  return { page, main, withoutScripts }
}
const linksOf = (text: string) => [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

test('without scripts a list shows all cards of its page and leads to its other pages', async () => {
  const { withoutScripts } = await open('/store?categories=dresses')
  const links = linksOf(withoutScripts)

  expect(links.filter(link => link?.startsWith('/product/'))).toHaveLength(18)
  expect(links.filter(link => link?.startsWith('/store'))).toEqual([
    '/store?categories=dresses&amp;page=2',
    '/store?categories=dresses&amp;page=3',
    '/store?categories=dresses&amp;page=2',
  ])
  expect(withoutScripts).toContain('<span aria-current="page" aria-label="Сторінка 1">1</span>')
})

test('without scripts a later page shows its own cards, and leads back', async () => {
  const { main, withoutScripts } = await open('/store?page=3&lang=en')
  const links = linksOf(withoutScripts)

  expect(links.filter(link => link?.startsWith('/product/'))).toEqual([
    '/product/DR-1049-BUR-R',
    '/product/DR-1050-BUR-R',
  ])
  expect(links).toEqual(expect.arrayContaining(['/store', '/store?page=2']))
  expect(withoutScripts).toContain('Previous</a>')
  expect(main).toContain('<ul data-earlier>')
})

test('without scripts a page behind the last one is the first', async () => {
  const { main, withoutScripts } = await open('/store?page=9')

  expect(linksOf(withoutScripts).filter(link => link?.startsWith('/product/'))).toHaveLength(18)
  expect(withoutScripts).toContain('<span aria-current="page" aria-label="Сторінка 1">1</span>')
  expect(main).not.toContain('data-earlier')
})

test('a list of one page has no pages', async () => {
  expect((await open('/store', shopOfOneDress)).withoutScripts).toBe('')
})

test('without scripts the home page leads to what it shows: its rows, their goods and the categories', async () => {
  const slide = { image: 'a', image_mobile: 'b', alt: title, alt_mobile: title, title, text: title, link: '/store' }
  const row = {
    kind: 'products',
    image: null,
    title,
    text: title,
    link: '/store?categories=new',
    selection: 'articles',
  }
  const home = {
    is_header_white: false,
    is_header_white_mobile: false,
    slider: [{ ...slide, text_area: 'left' }],
    blocks: [{ ...row, articles: ['DR-1001-BUR-R'] }],
  }
  const answers = {
    ...manyDresses,
    '/api/home/get-data': { home },
    '/api/products/get-by/article-list': { list: [dress(1)] },
  }
  const { withoutScripts } = await open('/', answers)

  expect(linksOf(withoutScripts)).toEqual([
    '/store?categories=new',
    '/product/DR-1001-BUR-R',
    '/store?categories=clothes',
  ])
})

test('above a product its category is named before any script has run', async () => {
  const { main } = await open('/product/DR-1042-BUR-R?lang=en', shopOfOneDress)

  expect(main).toContain('<a href="/store">Shop</a> / <a href="/store?categories=dresses">Dresses</a></p>')
})

test.each(['/about-us', '/store', '/cart'])(
  'on %s the first stop of the keyboard leads to the content',
  async address => {
    const { page } = await open(address)
    const [root = ''] = /<div id="root">.*/s.exec(page) ?? []

    expect(linksOf(root)[0]).toBe('#main')
    expect(page).toContain('<main id="main"')
  },
)
