import { type AnyEndpoint, isRepeatable } from '@shop/contracts/endpoint'
import { publicEndpoints } from '@shop/contracts/public-endpoints'

type Asked = { method: string; path: string; idempotencyKey: string }

const writes = publicEndpoints
  .filter(({ method }) => method !== 'GET')
  .map(endpoint => ({ endpoint, address: addressOf(endpoint) }))

/** May a request be sent to another copy when the first did not answer? Pages and reads always, writes as their contracts say. */
export function isRepeatableRequest({ method, path, idempotencyKey }: Asked): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const found = writes.find(({ endpoint, address }) => endpoint.method === method && address.test(path))
  return found !== undefined && isRepeatable(found.endpoint, idempotencyKey)
}

function addressOf({ path }: AnyEndpoint): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')
}
