import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { limitedCalls, requestOf } from '@shop/shop/test/limited-calls'
import { checkoutBody, toPost } from '@shop/testing/checkout'
import { sampleInput } from '@shop/testing/sample'
import { linesOf } from '../harness/purchases.ts'

export type PublicRequest = { name: string; method: string; address: string; body?: string; isIdempotent: boolean }

/** What is public beside the calls. */
const READ = [
  '/api/docs',
  '/api/docs/openapi.json',
  '/',
  '/store',
  '/product/DR-1042-BUR-R',
  '/search?query=сукня',
  '/sitemap.xml',
  '/health/ready',
]

/** Inputs that find something, where a sample of the contract would not. */
const others: Record<string, object> = {
  '/api/cart/quote': {
    ...{ locale: 'uk', currency: 'UAH', lines: [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }] },
    delivery: { type: 'ukraine', delivery_method_option: 'post' },
  },
  // Of another price: it is judged before it is refused.
  '/api/orders/create': checkoutBody('f'.repeat(64), linesOf(0)),
  '/api/products/get-count-by/filters': { search: '"dress"', heights: '[]' },
  '/api/location/area-cities': { 'area-ref': toPost.area },
  '/api/location/city-warehouses': { 'city-ref': toPost.city },
  '/api/products/search': { query: 'сукня', group: 'garment', view: 'card' },
  '/api/products/get-by/filters': { group: '"garment"', limit: '100', search: '"сукня"' },
  '/api/bundles/get-by/model-by-article': { article: 'BN-9001-CAM' },
  '/api/bundles/get-by/products-by-article': { article: 'BN-9001-CAM' },
  '/api/redirects': { from: '/nowhere' },
  '/api/third-party-orders/get-info': { order: 'a'.repeat(22) },
}
const params: Record<string, string> = { ':page': 'delivery', ':code': 'PL' }

/** Each public call with an input that is valid, and what else is public. `order`: the private reference of an order. */
export function publicRequests(order: string): PublicRequest[] {
  const limited = new Map(limitedCalls.map(one => [one.call, requestOf(one).json]))
  const calls = publicEndpoints.filter(({ access }) => access === 'public')
  const asked = calls.map((endpoint): PublicRequest => {
    const { method, path, idempotent } = endpoint
    const { query, body } = sampleInput(endpoint)
    const valid = others[path] ?? limited.get(`${method} ${path}`) ?? { ...query, ...body }
    const input = { ...valid, ...(path.startsWith('/api/orders/get-') && { order }) }
    const address = path.replace(/:\w+/g, name => params[name] ?? name)
    const shown = { name: `${method} ${path}`, method, isIdempotent: idempotent === true }
    if (method === 'GET') return { ...shown, address: withQuery(address, input) }
    return { ...shown, address, body: JSON.stringify(input).replace('<ref>', order) }
  })
  const read = READ.map(path => ({ name: `GET ${path}`, method: 'GET', address: encodeURI(path), isIdempotent: false }))
  return [...read, ...asked]
}

function withQuery(address: string, input: object): string {
  const query = new URLSearchParams(Object.entries(input))
  return query.size === 0 ? address : `${address}?${query}`
}
