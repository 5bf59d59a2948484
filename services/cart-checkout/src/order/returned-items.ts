import { exchangedItems } from './exchange.ts'
import type { ListedOrder } from './order.ts'
import { countOf, countPerLine, type LineCount } from './order-line.ts'
import { isUndone } from './refund.ts'

/** Items that came back by returns which staff accepted, and were exchanged for no others. */
export function returnedItems(order: ListedOrder): LineCount[] {
  const came = (order.returns ?? []).filter(({ state }) => state === 'accepted').flatMap(({ lines }) => lines)
  const exchanged = exchangedItems(order)
  return countPerLine(order.lines, line => countOf(came, line) - countOf(exchanged, line))
}

/**
 * Items that came back and whose money has not, and since when there are such items (docs/rules.md, "Returns"). A refund and an exchange
 * settle what came back before them; money that was given back earlier was for something else.
 */
export function dueItems(order: ListedOrder): { lines: LineCount[]; since: Date | null } {
  const { returns = [], refunds = [], exchanges = [] } = order
  const came = returns
    .filter(({ state }) => state === 'accepted')
    .map(({ at, accepted_at = at, lines }) => ({ at: accepted_at, lines, sign: 1 }))
  const paid = refunds.filter(refund => !isUndone(refund)).map(({ at, lines }) => ({ at, lines, sign: -1 }))
  const exchanged = exchanges.map(({ at, gone }) => ({ at, lines: gone, sign: -1 }))
  const events = [...came, ...paid, ...exchanged].toSorted((one, other) => one.at.getTime() - other.at.getTime())

  let lines: LineCount[] = []
  let since: Date | null = null
  for (const { at, lines: moved, sign } of events) {
    const before = lines
    lines = countPerLine(order.lines, line => Math.max(0, countOf(before, line) + sign * countOf(moved, line)))
    if (lines.length === 0) since = null
    else since ??= at
  }
  const given = paid.flatMap(refund => refund.lines)
  return {
    lines: countPerLine(order.lines, line => Math.min(countOf(lines, line), line.count - countOf(given, line))),
    since,
  }
}

/** Has everything come back that was ever sent? */
export function isAllReturned(order: ListedOrder): boolean {
  const back = returnedItems(order)
  const sent = order.parts?.flatMap(({ lines }) => lines) ?? order.lines
  const exchanged = order.parts ? exchangedItems(order) : []
  return order.lines.every(line => countOf(back, line) >= countOf(sent, line) - countOf(exchanged, line))
}

/** Does the customer keep some of the items after a return? Derived, never stored: the order is delivered or completed. */
export function isPartlyReturned(order: ListedOrder): boolean {
  const isWithCustomer = order.state === 'delivered' || order.state === 'completed'
  return isWithCustomer && returnedItems(order).length > 0
}
