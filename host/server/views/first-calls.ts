import { publicEndpoints } from '@shop/contracts/public-endpoints'
import type { FirstCall } from '@shop/contracts/routes/remote-routes'
import type { PageRequest } from '../page/page-request.ts'

const calls = new Map(
  publicEndpoints
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .map(endpoint => [endpoint.path, endpoint]),
)

/**
 * Asks what the route of a page names, as its remote will ask.
 * @throws ShopError not_found when there is no such thing as its address names.
 */
export async function askFirstCalls(firstCalls: readonly FirstCall[], request: PageRequest): Promise<void> {
  await Promise.all(firstCalls.map(call => ask(call, request)))
}

async function ask({ call, use, params, query }: FirstCall, request: PageRequest): Promise<void> {
  const endpoint = calls.get(call)
  // A release may be ahead of the contracts of this server: then the browser asks.
  if (!endpoint) return
  const input = {
    ...(params && { params: fillFromAddress(params, request) }),
    ...(query && { query: fillFromAddress(query, request) }),
  }
  if (use === 'only-asked') await request.check(endpoint, input)
  else if (use === 'needed') await request.load(endpoint, input)
  else await request.tryLoad(endpoint, input)
}

type Values = NonNullable<FirstCall['query']>

/** What the address has in place of `:name` and `?name`. */
function fillFromAddress(values: Values, { params, query }: PageRequest): Values {
  const named = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value] as const
    if (value.startsWith(':')) return [name, params[value.slice(1)]] as const
    return [name, value.startsWith('?') ? (query.get(value.slice(1)) ?? undefined) : value] as const
  })
  return Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
