import { ShopError } from '@shop/contracts/errors'
import { previewHomeEndpoint, previewProductEndpoint } from '@shop/contracts/staff/storefront/staff-preview'
import type { StaffApi } from '@shop/service-kit/between-services/staff-api'
import { openHost } from '../test/open-host.ts'
import { shopOfOneDress } from '../test/shop-of-one-dress.ts'

const text = { uk: 'Зима </script>', en: 'Winter' }
const slide = {
  image: 'hero',
  image_mobile: 'hero-phone',
  alt: text,
  alt_mobile: text,
  title: text,
  text,
  link: '/store',
  text_area: 'left',
}
const draft = { home: { is_header_white: true, is_header_white_mobile: false, slider: [slide], blocks: [] } }
const session = 'a-session-of-sixteen-letters'
const asStaff = { cookie: `locale=uk; __Host-staff=${session}` }

/** The admin service: it knows one session, whose owner has the right, or not. */
function staffWith(right: boolean) {
  const asked: unknown[] = []
  const staff: StaffApi = {
    async call({ path }, params, given) {
      asked.push([path, params, given])
      if (given !== session) throw new ShopError('not_authenticated')
      if (!right) throw new ShopError('forbidden')
      if (path === previewHomeEndpoint.path) return draft as never
      if (path === previewProductEndpoint.path && params.article === 'DR-9') {
        const answer = shopOfOneDress['/api/products/get-by/model-by-article']
        return (typeof answer === 'function' && answer({ article: 'DR-1042-BUR-R' })) as never
      }
      throw new ShopError('not_found')
    },
  }
  return { staff, asked }
}

async function ask(place: string, headers: Record<string, string>, right = true) {
  const { staff, asked } = staffWith(right)
  const host = await openHost(shopOfOneDress, staff)
  const answer = await host.get(place, headers)
  const page = await answer.text()
  host.close()
  return { asked, page, status: answer.status, headers: answer.headers }
}

test('staff with the right see the draft of the home page, which no cache and no search engine keeps', async () => {
  const { status, page, headers, asked } = await ask('/preview/home', asStaff)

  expect([status, asked]).toEqual([200, [[previewHomeEndpoint.path, {}, session]]])
  expect(page).toContain('<html lang="uk" data-preview>')
  expect(page).toContain('<h1><a class="painted-link" href="/store">Зима &lt;/script&gt;</a></h1>')
  expect(page).toContain('"path":"/api/home/get-data","input":{},"answer":{"home":{"is_header_white":true')
  expect(page).toContain('page-home.1c1c1c1c.js')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(page).toContain('<meta name="robots" content="noindex">')
})

test('a hidden article is shown under the address of its preview', async () => {
  const { status, page } = await ask('/preview/product/DR-9', asStaff)

  expect(status).toBe(200)
  expect(page).toContain('"path":"/api/products/get-by/model-by-article"')
  expect(page).toContain('"article":"DR-1042-BUR-R"')
})

test.each<Record<string, string>>([
  {},
  { cookie: '__Host-session=a-customer-is-no-staff' },
  { cookie: `__Host-staff=${session}-gone` },
])(
  'a visitor who is not signed in as staff is led to the sign-in, and gets nothing of the draft: %j',
  async headers => {
    const { status, page, headers: sent } = await ask('/preview/home', headers)

    expect([status, sent.get('location'), sent.get('cache-control')]).toEqual([302, '/admin/login', 'no-store'])
    expect(page).not.toContain('Зима')
  },
)

test.each([
  ['/preview/home', false],
  ['/preview/product/DR-404', true],
  ['/preview/nope', true],
  ['/preview/', true],
])('%s is not found, when the right to see previews is %s', async (place, right) => {
  const { status, page, headers } = await ask(place, asStaff, right)

  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(page).not.toContain('Зима')
  expect(page).not.toContain('data-preview')
})
