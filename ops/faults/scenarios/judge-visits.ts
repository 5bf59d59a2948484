import type { Seen, Trouble } from '../../nginx/two-copies.ts'

/** A visitor waits so long for a frozen copy, staff longer; the rest is for a busy machine. */
const VISITOR_MS = 2000
const STAFF_MS = 3000
const BUSY_MS = 600

/** What may not be while one of two copies is in trouble: a failed answer, or a long wait for a frozen one. */
export function judgeVisits(trouble: Trouble, seen: Seen): string[] {
  const { counts, failures, slowest, slowestOfStaff } = seen
  const unasked = (['read', 'quote', 'order'] as const).filter(kind => counts[kind].asked === 0)
  const isFrozen = trouble === 'frozen'
  return [
    ...countEqual(failures).map(failure => `${trouble}: ${failure}`),
    ...unasked.map(kind => `${trouble}: there was no ${kind}`),
    ...(isFrozen && slowest > VISITOR_MS + BUSY_MS ? [`${trouble}: a visitor waited ${inSeconds(slowest)}`] : []),
    ...(isFrozen && slowestOfStaff > STAFF_MS + BUSY_MS
      ? [`${trouble}: staff waited ${inSeconds(slowestOfStaff)}`]
      : []),
  ]
}

export function noteOf(trouble: Trouble, { counts, placed, slowest, slowestOfStaff, noticed }: Seen): string {
  const asked = `${counts.read.asked} reads, ${counts.quote.asked} prices, ${placed} of ${counts.order.asked} orders`
  const waits = `longest wait ${inSeconds(slowest)}, of staff ${inSeconds(slowestOfStaff)}`
  return `${trouble}: ${asked}; ${waits}; longer than a second for one visitor: ${noticed}`
}

function countEqual(failures: readonly string[]): string[] {
  const groups = Map.groupBy(failures, failure => failure)
  return [...groups].map(([failure, { length }]) => (length === 1 ? failure : `${failure}, ${length} times`))
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
