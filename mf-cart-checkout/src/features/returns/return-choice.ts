import type { ReturnCause } from '@shop/contracts/orders/returns'
import { differenceOf, type Wanted } from './alternatives.ts'
import type { Returnable, ReturnableLine } from './use-returnable.ts'

/** What is chosen so far; quantities by the key of their line. */
export type ReturnChoice = {
  counts: Readonly<Record<string, number>>
  /** Of a line that is exchanged: what comes in its place. */
  wanted: Readonly<Record<string, Wanted | null>>
  cause: ReturnCause | null
  reason: string
}

export const MAX_REASON = 500

export function keyOf({ article, size, bundle }: ReturnableLine): string {
  return [article, size, bundle ?? ''].join('/')
}

/** Who bought one item has nothing to choose from. */
export function firstChoice({ lines }: Returnable): ReturnChoice {
  const [only, another] = lines
  const counts = only && !another && only.count === 1 ? { [keyOf(only)]: 1 } : {}
  return { counts, wanted: {}, cause: null, reason: '' }
}

/** The lines to send back, as the call names them. */
export function chosenLines({ lines }: Returnable, { counts, wanted }: ReturnChoice) {
  return lines
    .map(line => ({ line, count: Math.min(counts[keyOf(line)] ?? 0, line.count) }))
    .filter(({ count }) => count > 0)
    .map(({ line, count }) => {
      const { article, size, bundle } = line
      const other = wanted[keyOf(line)]
      return { article, size, bundle, count, ...(other && { wanted: other }) }
    })
}

/** What the service refunds for the chosen items; what is exchanged brings other items instead. */
export function sumBack({ lines }: Returnable, { counts, wanted }: ReturnChoice): number {
  const paidBack = lines.filter(line => !wanted[keyOf(line)])
  return paidBack.reduce((sum, line) => sum + (line.back[(counts[keyOf(line)] ?? 0) - 1] ?? 0), 0)
}

/** What the exchanged items cost more than those they stand for, less than 0 what goes back; null where a size is still to be chosen. */
export function exchangeDifference(offer: Returnable, { counts, wanted }: ReturnChoice): number | null {
  return offer.lines.reduce<number | null>((sum, line) => {
    const other = wanted[keyOf(line)]
    const count = Math.min(counts[keyOf(line)] ?? 0, line.count)
    if (!other || count === 0 || sum === null) return sum
    const difference = differenceOf(line, other, count)
    return difference === null ? null : sum + difference
  }, 0)
}

/** Is something exchanged, of what is chosen? */
export function isExchange(offer: Returnable, choice: ReturnChoice): boolean {
  return chosenLines(offer, choice).some(({ wanted }) => wanted !== undefined)
}

type ChoiceErrors = {
  lines?: 'return.linesRequired'
  wanted?: 'return.sizeRequired'
  cause?: 'return.causeRequired'
  reason?: 'return.tooLong'
}

/** What still hinders it, as keys of the texts. */
export function choiceErrors(offer: Returnable, choice: ReturnChoice): ChoiceErrors {
  return {
    ...(chosenLines(offer, choice).length === 0 && { lines: 'return.linesRequired' }),
    ...(exchangeDifference(offer, choice) === null && { wanted: 'return.sizeRequired' }),
    ...(choice.cause === null && { cause: 'return.causeRequired' }),
    ...(choice.reason.trim().length > MAX_REASON && { reason: 'return.tooLong' }),
  }
}
