import { type Quote, quoteEndpoint } from '@shop/contracts/cart/cart'
import type { ProductCard, StoreCard } from '@shop/contracts/catalog/products'
import type { ResultOf } from '@shop/contracts/endpoint'
import { queryClient } from '../calls/query.ts'
import { $currency } from '../texts/locale.ts'

type QuoteAnswer = ResultOf<typeof quoteEndpoint>

/** What the page has loaded of an article: the newest answer that has it, a whole card before one that lists draw. */
export function findLoadedCard(article: string): ProductCard | StoreCard | undefined {
  let drawn: StoreCard | undefined
  for (const { data } of newestAnswers([])) {
    for (const object of objectsIn(data)) {
      if (!isCard(object) || object.article !== article) continue
      if ('sizes' in object) return object
      drawn ??= object
    }
  }
  return drawn
}

/** What carts cost lately, in the currency of the page, the newest first. */
export function listRecentQuotes(): QuoteAnswer[] {
  const answers = newestAnswers([quoteEndpoint.path]).flatMap(
    ({ key }) => queryClient.getQueryData<QuoteAnswer>(key) ?? [],
  )
  return answers.filter(({ quote }) => quote.currency === $currency.get())
}

/** One item of a quoted line: what it costs after its share of the order's discount, and what it did before all discounts. */
export function quotedPrice(quote: Quote, { unit, list, own_discount }: Quote['lines'][number]) {
  // A line with an own discount does not share the order's (docs/rules.md, "Discounts").
  const sharing = quote.lines.filter(line => line.own_discount === 0)
  const base = sharing.reduce((sum, line) => sum + line.sum, 0)
  const price = own_discount === 0 && base > 0 ? unit * (1 - quote.discount / base) : unit
  return { price, list }
}

function newestAnswers(key: readonly string[]) {
  const queries = queryClient.getQueryCache().findAll({ queryKey: key })
  const newestFirst = queries.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return newestFirst.map(({ queryKey, state }) => ({ key: queryKey, data: state.data }))
}

/** Lists, bundles, products: whatever the answer, a card is somewhere in it. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const object of Object.values(value)) yield* objectsIn(object)
}

// Each answer was checked against its contract by the service that gave it: its fields alone show whether it is a card.
function isCard(object: object): object is ProductCard | StoreCard {
  if (!('article' in object && 'category' in object)) return false
  return 'heights' in object || ('color' in object && 'sizes' in object && Array.isArray(object.sizes))
}
