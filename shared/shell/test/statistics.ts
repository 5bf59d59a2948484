import { quoteEndpoint } from '@shop/contracts/cart/cart'
import { productByArticleEndpoint } from '@shop/contracts/catalog/products'
import { answerConsent } from '../src/analytics/consent.ts'
import { endpointKey, queryClient } from '../src/calls/query.ts'
import { clearCart } from '../src/cart/cart.ts'
import { $locale } from '../src/texts/locale.ts'
import { $wishlist } from '../src/wishlist/wishlist.ts'

const card = (article: string, price: object, rest: object = {}) => ({
  article,
  title: { uk: 'Сукня', en: 'Dress' },
  category: 'dresses',
  color: { name: 'cherry' },
  height: '160-167',
  sizes: [{ name: '36 (S)', price, price_without_discount: null, ...rest }],
})

/** The page has loaded an article and its only size. */
export function shown(article: string, price: object, rest: object = {}) {
  const key = endpointKey(productByArticleEndpoint.path, { query: { article } })
  queryClient.setQueryData(key, { product: card(article, price, rest), siblings: [] })
}

type Line = { article: string; unit: number; list?: number; count?: number; own_discount?: number }

/** The cart was quoted. */
export function quoted(lines: Line[], { discount = 0, promo }: { discount?: number; promo?: object } = {}) {
  const whole = lines.map(({ count = 1, own_discount = 0, list, ...line }) => ({
    ...line,
    size: '36 (S)',
    count,
    own_discount,
    list: list ?? line.unit,
    sum: line.unit * count,
  }))
  const key = endpointKey(quoteEndpoint.path, { body: { lines } })
  queryClient.setQueryData(key, { quote: { currency: 'UAH', lines: whole, discount }, promo })
}

/** What was tracked since the test began, without the commands about consent and the clearing in between. */
export async function trackedEvents() {
  // In the first task the code for it comes, in the second it pushes.
  await new Promise(resolve => setTimeout(resolve))
  await new Promise(resolve => setTimeout(resolve))
  const pushed: unknown[] = window.dataLayer ?? []
  return pushed.filter(one => typeof one === 'object' && one !== null && 'event' in one)
}

/** A customer who agreed to statistics and has an empty cart. */
export function startWithConsent(): void {
  answerConsent('necessary')
  clearCart()
  $wishlist.set([])
  $locale.set('uk')
  queryClient.clear()
  window.dataLayer = []
  answerConsent('all')
}
