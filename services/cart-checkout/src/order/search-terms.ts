import { searchTerms } from '@shop/service-kit/storage/search-terms'
import type { Order } from './order.ts'
import { commentsText } from './order-comment.ts'

/** Counts the ways in which orders are found, by a search or by what is derived of them; one that was stored under an earlier number is stored again. */
export const SEARCH_FORM = 8

/** The terms by which staff find an order. */
export function orderSearchTerms(order: Order): string[] {
  const { number, attempts, customer, lines, parts = [] } = order
  const { name, last_name, phone, email } = customer
  const payment_ids = attempts.map(({ payment_id }) => payment_id)
  // Its customer may have the former number only.
  const former = parts.flatMap(({ former_numbers = [] }) => former_numbers.map(({ tracking }) => tracking))
  const tracking = [...parts.flatMap(({ tracking }) => tracking ?? []), ...former]
  const numbers = [number, ...payment_ids, ...tracking]
  const articles = lines.map(({ article }) => article)
  const phrases = [...lines.flatMap(({ title }) => [title.uk, title.en]), commentsText(order)]
  return searchTerms({ numbers, phone, names: [name, last_name], email, articles, phrases })
}
