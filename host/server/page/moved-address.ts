import { redirectOfEndpoint } from '@shop/contracts/catalog/redirects'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'

/** Any origin will do: what does not stay on it leads elsewhere. */
const HERE = 'https://shop.invalid'

/**
 * Where staff said that an address without a page leads, with the query that it was asked with; null: nowhere. `gone`: staff said
 * that its page does not come back. Whatever the answer is, it is only followed to a path of ours.
 */
export async function movedAddress(
  api: PublicApi,
  path: string,
  search: string,
): Promise<{ to: string | null; gone: boolean }> {
  const answer = await api.call(redirectOfEndpoint, { query: { from: path } }).catch(() => null)
  return { to: answer?.to ? withQuery(answer.to, search) : null, gone: answer?.gone === true }
}

/** The words of the old address follow; those that the new one names itself stay as it says. Null for another host. */
export function withQuery(to: string, search: string): string | null {
  if (!to.startsWith('/') || /[\\\p{Cc}\s]/u.test(to)) return null
  const url = URL.parse(to, HERE)
  if (!url || url.origin !== HERE || url.pathname.startsWith('//')) return null
  for (const [name, value] of new URLSearchParams(search))
    if (!new URL(to, HERE).searchParams.has(name)) url.searchParams.append(name, value)
  return `${url.pathname}${url.search}${url.hash}`
}
