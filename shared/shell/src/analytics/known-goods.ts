import { type Quote, quoteEndpoint } from '@shop/contracts/cart'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { ProductCard, StoreCard } from '@shop/contracts/products'
import { $currency } from '../locale.ts'
import { queryClient } from '../query.ts'

type QuoteAnswer = ResultOf<typeof quoteEndpoint>

/** What the page was told of an article: the newest answer that has it, a whole card before one that lists draw. */
export function knownCard(article: string): ProductCard | StoreCard | undefined {
  let drawn: StoreCard | undefined
  for (const { data } of newestAnswers([])) {
    for (const part of partsOf(data)) {
      if (!isCard(part) || part.article !== article) continue
      if ('sizes' in part) return part
      drawn ??= part
    }
  }
  return drawn
}

/** What carts cost lately, in the currency of the page, the newest first. */
export function knownQuotes(): QuoteAnswer[] {
  const answers = newestAnswers([quoteEndpoint.path]).flatMap(
    ({ key }) => queryClient.getQueryData<QuoteAnswer>(key) ?? [],
  )
  return answers.filter(({ quote }) => quote.currency === $currency.get())
}

/** One piece of a quoted line: what it costs after its part of the order's discount, and what it did before all discounts. */
export function quotedPrice(quote: Quote, { unit, list, own_discount }: Quote['lines'][number]) {
  // A line with an own discount takes no part in the order's (rules §2.2).
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

/** Lists, looks, products: whatever the answer, a card is somewhere in it. */
function* partsOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const part of Object.values(value)) yield* partsOf(part)
}

// Each answer was checked against its contract by the service that gave it: one look tells a card from the rest.
function isCard(part: object): part is ProductCard | StoreCard {
  if (!('article' in part && 'category' in part)) return false
  return 'heights' in part || ('color' in part && 'sizes' in part && Array.isArray(part.sizes))
}
