import type { ReturnCause } from '@shop/contracts/orders/returns'
import type { Returnable } from './use-returnable.ts'

export type ReturnableLine = Returnable['lines'][number]

/** What is chosen so far; quantities by the key of their line. */
export type ReturnChoice = {
  counts: Readonly<Record<string, number>>
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
  return { counts, cause: null, reason: '' }
}

/** The lines to send back, as the call names them. */
export function chosenLines({ lines }: Returnable, { counts }: ReturnChoice) {
  return lines
    .map(line => ({ line, count: Math.min(counts[keyOf(line)] ?? 0, line.count) }))
    .filter(({ count }) => count > 0)
    .map(({ line: { article, size, bundle }, count }) => ({ article, size, bundle, count }))
}

/** What the service refunds for the chosen items. */
export function sumBack({ lines }: Returnable, { counts }: ReturnChoice): number {
  return lines.reduce((sum, line) => sum + (line.back[(counts[keyOf(line)] ?? 0) - 1] ?? 0), 0)
}

type ChoiceErrors = { lines?: 'return.linesRequired'; cause?: 'return.causeRequired'; reason?: 'return.tooLong' }

/** What still hinders it, as keys of the texts. */
export function choiceErrors(offer: Returnable, choice: ReturnChoice): ChoiceErrors {
  return {
    ...(chosenLines(offer, choice).length === 0 && { lines: 'return.linesRequired' }),
    ...(choice.cause === null && { cause: 'return.causeRequired' }),
    ...(choice.reason.trim().length > MAX_REASON && { reason: 'return.tooLong' }),
  }
}
