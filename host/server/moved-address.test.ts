import { withQuery } from './page/moved-address.ts'
import { openHost } from './test/open-host.ts'
import { shopOfOneDress } from './test/shop-of-one-dress.ts'

type Host = Awaited<ReturnType<typeof openHost>>
let host: Host
const stored: Record<string, string> = {}

beforeAll(async () => {
  host = await openHost({
    ...shopOfOneDress,
    '/api/products/get-by/model-by-article': undefined,
    '/api/redirects': ({ from }: { from: string }) => ({
      to: stored[from] ?? null,
      ...(from === '/product/GONE-1' && { gone: true }),
    }),
  })
})
afterAll(() => host.close())

async function follow(address: string) {
  const { status, headers } = await host.get(address)
  return [status, headers.get('location')]
}

test('an old address is followed for good, with the query and the language that it was asked with', async () => {
  stored['/product/OLD-1'] = '/store?categories=dresses'

  expect(await follow('/product/OLD-1')).toEqual([301, '/store?categories=dresses'])
  expect(await follow('/product/OLD-1?lang=en&utm_source=letter&categories=skirts')).toEqual([
    301,
    '/store?categories=dresses&lang=en&utm_source=letter',
  ])
})

test('a free address leads on too, and one that nobody led on is not found', async () => {
  stored['/autumn-diary'] = '/about-us#team'

  expect(await follow('/autumn-diary?lang=en')).toEqual([301, '/about-us?lang=en#team'])
  expect(await follow('/autumn-diary-2')).toEqual([404, null])
})

test('an address whose page is gone for good says so, and shows what there is instead', async () => {
  expect(await follow('/product/GONE-1')).toEqual([410, null])
  expect(await (await host.get('/product/GONE-1')).text()).toContain('noindex')
})

test('a page that is there is shown, whatever is stored for its address', async () => {
  stored['/about-us'] = '/store'

  expect((await follow('/about-us'))[0]).toBe(200)
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
  'a stored redirect to %s is not followed',
  async to => {
    stored['/bad'] = to

    expect(await follow('/bad')).toEqual([404, null])
    expect(withQuery(to, '?x=1')).toBeNull()
  },
)
