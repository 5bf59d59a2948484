import type { AskedCall, CallContract, Calls, Schema } from '../releases/contract.ts'
import { type Difference, differences } from './differences.ts'

/** What a change would break, each in a sentence that names who would suffer; `warnings` are no reason to refuse. */
export type Conflicts = { problems: string[]; warnings: string[] }

/** Who makes the calls and who answers them, as messages name them. */
type Sides = { app: string; services: string }

/** Calls of an app that the services would not take, or would answer in a way that the app does not know. */
export function callConflicts(asked: readonly AskedCall[], answered: Calls, { app, services }: Sides): Conflicts {
  const known = new Map(Object.entries(answered).map(([name, call]) => [withoutNames(name), call]))
  const found = asked.map((call): Conflicts => {
    const name = call.call
    const other = known.get(withoutNames(name))
    if (!other) return { problems: [`${app} calls ${name}, which ${services} no longer have`], warnings: [] }
    const answers = differences(other.result, call.result)
    return {
      problems: [
        ...sentConflicts(call, other).map(describe => `${app} ${describe(name, services)}`),
        ...answers
          .filter(one => one.what !== 'value')
          .flatMap(one => readSentence(one, `${app} reads ${one.field} of ${name}, which`, services)),
      ],
      warnings: answers.flatMap(one =>
        one.what === 'value' ? [`${app} reads ${one.field} of ${name}, which may now be ${listed(one.values)}`] : [],
      ),
    }
  })
  return joined(found)
}

export function joined(found: readonly Conflicts[]): Conflicts {
  return { problems: found.flatMap(one => one.problems), warnings: found.flatMap(one => one.warnings) }
}

/** An address means the same whatever it calls its parameters. */
function withoutNames(name: string): string {
  return name.replace(/:\w+/g, ':')
}

function readSentence(difference: Difference, beginning: string, services: string): string[] {
  switch (difference.what) {
    case 'missing':
      return [`${beginning} ${services} no longer answer`]
    case 'optional':
      return [`${beginning} may now be missing`]
    case 'null':
      return [`${beginning} may now be null`]
    case 'type':
      return [`${beginning} is now ${difference.written} instead of ${difference.read}`]
    default:
      // Nobody who reads minds tighter bounds, fields that nobody asked for, or new values, which are told as warnings.
      return []
  }
}

type Said = (name: string, services: string) => string

function sentConflicts(asked: CallContract, taken: CallContract): Said[] {
  if (asked.isOfHost) return []
  return (['params', 'query', 'body'] as const)
    .flatMap(place => {
      const found = differences(asked[place] ?? NOTHING, taken[place] ?? {})
      // What an address calls its parameters, nobody sees.
      return place === 'params' ? found.filter(({ what }) => what !== 'missing' && what !== 'surplus') : found
    })
    .flatMap(sentSentence)
}

const NOTHING: Schema = { type: 'object', properties: {}, required: [] }

function sentSentence(difference: Difference): Said[] {
  const { field } = difference
  switch (difference.what) {
    case 'missing':
      return difference.isRequired
        ? [(name, services) => `does not send ${field} of ${name}, which ${services} now ask for`]
        : []
    case 'optional':
      return [(name, services) => `may leave out ${field} of ${name}, which ${services} now ask for`]
    case 'surplus':
      return [(name, services) => `sends ${field} of ${name}, which ${services} no longer take`]
    case 'null':
      return [(name, services) => `sends null as ${field} of ${name}, which ${services} no longer take`]
    case 'type':
      return [
        (name, services) =>
          `sends ${field} of ${name} as ${difference.written}, which ${services} take as ${difference.read}`,
      ]
    case 'value':
      return [
        (name, services) =>
          `sends ${field} of ${name} as ${listed(difference.values)}, which ${services} no longer take`,
      ]
    case 'bound':
      return [(name, services) => `sends ${field} of ${name}, which ${services} now bound by ${difference.bound}`]
  }
}

function listed(values: readonly unknown[]): string {
  return values.map(value => JSON.stringify(value)).join(', ')
}
