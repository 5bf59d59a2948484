import { createHash } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { checkNoDifferenceAwaited } from '../order/awaited-difference.ts'
import { isAllMoneyBack } from '../order/money-back.ts'
import { countOf, isSameLine, type LineCount, type OrderLine } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { isUndone } from '../order/refund.ts'
import { notGivenBack } from '../refunds/refund-amount.ts'
import { stockOfLine } from './line-stock.ts'

const openStates: readonly Placed['state'][] = ['awaiting_payment', 'paid', 'processing']

/**
 * Where the items of an order are: reserved for it while it waits for its money, sold to it afterwards. What is swapped comes to the same
 * place.
 */
export type ItemsPlace = 'reserved' | 'sold'

/** Null of an order whose sizes cannot be swapped. */
export function placeOfItems({ state }: Pick<Placed, 'state'>): ItemsPlace | null {
  if (state === 'awaiting_payment') return 'reserved'
  return state === 'paid' || state === 'processing' ? 'sold' : null
}

/**
 * Tells whether an order says the same of what staff may change: who it is for, where it goes, what is in it and what of it went back. What else happens to it, as
 * an email that goes out, makes no other revision.
 */
export function revisionOf(order: Placed): string {
  const { customer, note, delivery, delivery_text, lines, refunds = [], exchanges = [] } = order
  const counts = lines.map(({ article, size, bundle, count, unit }) => [article, size, bundle, count, unit])
  const back = refunds.filter(refund => !isUndone(refund)).map(refund => [refund.amount, refund.lines])
  const later = [...(back.length > 0 ? [back] : []), ...(exchanges.length > 0 ? [exchanges.length] : [])]
  const content = JSON.stringify([customer, note, delivery, delivery_text, counts, ...later])
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/**
 * Who an order is for and where it goes can be changed until something of it is in a parcel (docs/rules.md, "Changes of an order").
 * @throws ShopError illegal_transition when it is in a parcel or over, its money went back, or it is about to be cancelled;
 * difference_awaited while a change of it waits for its money.
 */
export function checkChangeable(order: Placed): void {
  const { state, parts = [], cancel_requested, forgotten_at } = order
  const isOpen = openStates.includes(state) && parts.length === 0 && !cancel_requested && !forgotten_at
  if (!isOpen || isAllMoneyBack(order)) throw notNow(order)
  checkNoDifferenceAwaited(order)
}

/** The lines of which items can be swapped or taken away: nothing of them given back, and of a pre-order all has come, or nothing. */
export function changeableLines(order: Placed): OrderLine[] {
  const { lines, refunds = [] } = order
  if (placeOfItems(order) === null) return []
  const back = refunds.filter(refund => !isUndone(refund)).flatMap(refund => refund.lines)
  return lines.filter(line => stockOfLine(line) !== null && countOf(back, line) === 0)
}

type WantedSwap = LineCount & { to: { article: string; size: string } }

/** @throws ShopError illegal_transition when no sizes of the order can be swapped; validation when not so many of these lines, or not for that size. */
export function checkSwappable(order: Placed, swaps: readonly WantedSwap[]): void {
  if (swaps.length === 0) return
  const swappable = changeableLines(order)
  if (swappable.length === 0) throw notNow(order)
  for (const swap of swaps) {
    const found = swappable.find(line => isSameLine(line, swap))
    if (!found || countOf(swaps, swap) > found.count || isOfSize(swap.to, swap)) throw invalid('swaps', 'invalid')
  }
}

/**
 * @throws ShopError validation when not so many of these lines can be taken away, beside what is swapped of them, or nothing would be left of
 * the order: that is a cancel.
 */
export function checkRemovable(order: Placed, removed: readonly LineCount[], swaps: readonly LineCount[]): void {
  if (removed.length === 0) return
  const lines = changeableLines(order)
  if (lines.length === 0) throw notNow(order)
  for (const gone of removed) {
    const found = lines.find(line => isSameLine(line, gone))
    if (!found || countOf(removed, gone) + countOf(swaps, gone) > found.count) throw invalid('removed', 'invalid')
  }
  const left = sumOfCounts(notGivenBack(order)) - sumOfCounts(removed)
  if (left <= 0) throw invalid('removed', 'nothing_left')
}

/** @throws ShopError illegal_transition when no items can come to the order; validation for the same size twice. */
export function checkAddable(order: Placed, added: readonly { article: string; size: string; count: number }[]): void {
  if (added.length === 0) return
  if (placeOfItems(order) === null) throw notNow(order)
  const isTwice = added.some(one => added.some(other => other !== one && isOfSize(one, other)))
  if (isTwice) throw invalid('added', 'invalid')
}

function sumOfCounts(lines: readonly LineCount[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0)
}

function isOfSize(one: { article: string; size: string }, other: { article: string; size: string }): boolean {
  return one.article === other.article && one.size === other.size
}

function invalid(field: 'swaps' | 'removed' | 'added', code: string): ShopError {
  return new ShopError('validation', { fields: { [field]: code } })
}

function notNow({ state }: Placed): ShopError {
  return new ShopError('illegal_transition', { from: state, event: 'change' })
}
