import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { limitedCallsFor } from '@shop/shop/test/limited-calls'
import { validInputs } from '@shop/shop/test/valid-inputs'

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

/** Where the valid inputs of the tests have none; nothing is asked that would be refused at first sight. */
const others: Record<string, Record<string, string>> = {
  '/api/products/search': { query: 'сукня', group: 'garment', view: 'card' },
  '/api/products/get-by/filters': { group: '"garment"', limit: '100', search: '"сукня"' },
  '/api/bundles/get-by/model-by-article': { article: 'BN-9001-CAM' },
  '/api/bundles/get-by/products-by-article': { article: 'BN-9001-CAM' },
  '/api/redirects': { from: '/nowhere' },
  '/api/third-party-orders/get-info': { order: 'a'.repeat(22) },
}
const params: Record<string, string> = { ':page': 'delivery', ':code': 'PL' }

/** Each public call with an input that is valid, and what else anybody may read. `order`: the private reference of an order. */
export function publicRequests(order: string): PublicRequest[] {
  const limited = new Map(limitedCallsFor(() => ({ ref: order })).map(({ call, body }) => [call, body]))
  const calls = publicEndpoints.filter(({ access }) => access === 'public')
  const asked = calls.map(({ method, path, idempotent }): PublicRequest => {
    const input = { ...inputOf(path), ...(path.startsWith('/api/orders/get-') && { order }) }
    const address = path.replace(/:\w+/g, name => params[name] ?? name)
    const shown = { name: `${method} ${path}`, method, isIdempotent: idempotent === true }
    if (method === 'GET') return { ...shown, address: withQuery(address, input) }
    return { ...shown, address, body: JSON.stringify(limited.get(`${method} ${path}`)?.() ?? input) }
  })
  const read = READ.map(path => ({ name: `GET ${path}`, method: 'GET', address: encodeURI(path), isIdempotent: false }))
  return [...read, ...asked]
}

function inputOf(path: string): object {
  return others[path] ?? validInputs[path] ?? {}
}

function withQuery(address: string, input: object): string {
  const query = new URLSearchParams(Object.entries(input))
  return query.size === 0 ? address : `${address}?${query}`
}
