import type { Difference } from './differences.ts'

/** Did services have it that run no more? `never`: in no version that is known, so it was not dropped. */
export type Earlier = 'once' | 'never' | 'unknown'

/** What does not go together of a call. */
export type Found = { side: 'sent' | 'read'; difference: Difference; earlier: Earlier }

type Names = { app: string; services: string }

const words: Record<Earlier, Record<'have' | 'answer' | 'take', string>> = {
  once: { have: 'no longer have', answer: 'no longer answer', take: 'no longer take' },
  never: {
    have: 'have had in no registered version',
    answer: 'have answered in no registered version',
    take: 'have taken in no registered version',
  },
  unknown: { have: 'do not have', answer: 'do not answer', take: 'do not take' },
}

export function missingCall(name: string, { app, services }: Names, earlier: Earlier): string {
  return `${app} calls ${name}, which ${services} ${words[earlier].have}`
}

/** Names the app, the call and the field; null for what does no harm. */
export function sentenceOf(found: Found, name: string, names: Names): string | null {
  return found.side === 'sent' ? sentSentence(found, name, names) : readSentence(found, name, names)
}

function readSentence({ difference, earlier }: Found, name: string, { app, services }: Names): string | null {
  const beginning = `${app} reads ${difference.field} of ${name}, which`
  switch (difference.what) {
    case 'missing':
      return `${beginning} ${services} ${words[earlier].answer}`
    case 'optional':
      return `${beginning} may now be missing`
    case 'null':
      return `${beginning} may now be null`
    case 'type':
      return `${beginning} is now ${difference.written} instead of ${difference.read}`
    case 'value':
      return `${beginning} may now be ${listValues(difference.values)}`
    default:
      // A reader does not mind tighter bounds, or additional fields.
      return null
  }
}

function sentSentence({ difference, earlier }: Found, name: string, { app, services }: Names): string | null {
  const { field } = difference
  switch (difference.what) {
    case 'missing':
      return difference.isRequired ? `${app} does not send ${field} of ${name}, which ${services} now ask for` : null
    case 'optional':
      return `${app} may leave out ${field} of ${name}, which ${services} now ask for`
    case 'surplus':
      return `${app} sends ${field} of ${name}, which ${services} ${words[earlier].take}`
    case 'null':
      return `${app} sends null as ${field} of ${name}, which ${services} no longer take`
    case 'type':
      return `${app} sends ${field} of ${name} as ${difference.written}, which ${services} take as ${difference.read}`
    case 'value':
      return `${app} sends ${field} of ${name} as ${listValues(difference.values)}, which ${services} no longer take`
    case 'bound':
      return `${app} sends ${field} of ${name}, which ${services} now bound by ${difference.bound}`
  }
}

function listValues(values: readonly unknown[]): string {
  return values.map(value => JSON.stringify(value)).join(', ')
}
