import { MAX_WISHES } from '@shop/contracts/cart/wishlist-limits'

const PARAMETER = 'articles'
const ARTICLE = /^[A-Z0-9-]{3,32}$/

/** The articles of a shared list, from its address; null for the reader's own list. */
export function sharedArticles(address: URLSearchParams): readonly string[] | null {
  const listed = address.get(PARAMETER)
  if (listed === null) return null
  const articles = listed.split(',').map(name => name.trim().toUpperCase())
  return [...new Set(articles)].filter(name => ARTICLE.test(name)).slice(0, MAX_WISHES)
}

export function addressOf(articles: readonly string[], origin: string): string {
  return `${origin}/wishlist?${PARAMETER}=${articles.join(',')}`
}
