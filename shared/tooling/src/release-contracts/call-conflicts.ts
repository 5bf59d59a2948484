import type { AskedCall, CallContract, Calls, Schema } from '../releases/contract.ts'
import { type Earlier, type Found, missingCall, sentenceOf } from './conflict-sentences.ts'
import { type Difference, differences } from './differences.ts'

/** What a change would break, each in a sentence that names who would suffer; `warnings` are no reason to refuse. */
export type Conflicts = { problems: string[]; warnings: string[] }

/** Who makes the calls and who answers them, as messages name them. */
type Sides = {
  app: string
  services: string
  /** What the services answered in all versions that are known; unset: unknown. */
  earlier?: readonly Calls[] | undefined
  /** Between services, which read one contract and parse whole answers: what must go wrong is refused, what may is told. */
  isParsed?: boolean
}

/** Calls of an app that the services would not take, or would answer in a way that the app does not know. */
export function callConflicts(asked: readonly AskedCall[], answered: Calls, sides: Sides): Conflicts {
  const known = byAddress(answered)
  const before = sides.earlier?.map(byAddress)
  return joinConflicts(
    asked.map((call): Conflicts => {
      const address = withoutNames(call.call)
      const other = known.get(address)
      const versions = before?.flatMap(calls => calls.get(address) ?? [])
      if (!other)
        return {
          problems: [
            missingCall(
              call.call,
              sides,
              earlierOf(versions, () => true),
            ),
          ],
          warnings: [],
        }
      const found = [...sentConflicts(call, other, versions), ...readConflicts(call, other, versions)]
      const sentencesOf = (ones: readonly Found[]) => ones.flatMap(one => sentenceOf(one, call.call, sides) ?? [])
      return {
        problems: sentencesOf(found.filter(one => isRefused(one, sides))),
        warnings: sentencesOf(found.filter(one => !isRefused(one, sides))),
      }
    }),
  )
}

export function joinConflicts(found: readonly Conflicts[]): Conflicts {
  return { problems: found.flatMap(one => one.problems), warnings: found.flatMap(one => one.warnings) }
}

/** An address means the same whatever it calls its parameters. */
function byAddress(calls: Calls): ReadonlyMap<string, CallContract> {
  return new Map(Object.entries(calls).map(([name, call]) => [withoutNames(name), call]))
}

function withoutNames(name: string): string {
  return name.replace(/:\w+/g, ':')
}

/** Apps have to expect new values of a list; services are asked by others that have the same contract, in another version. */
function isRefused({ side, difference }: Found, { isParsed }: Sides): boolean {
  if (!isParsed) return side === 'sent' || difference.what !== 'value'
  if (difference.what === 'missing') return difference.isRequired
  return difference.what === 'type' || difference.what === 'surplus'
}

type Versions = readonly CallContract[] | undefined

function earlierOf(versions: Versions, had: (version: CallContract) => boolean): Earlier {
  if (!versions) return 'unknown'
  return versions.some(had) ? 'once' : 'never'
}

function readConflicts({ result }: AskedCall, answered: CallContract, before: Versions): Found[] {
  return differences(answered.result, result).map(difference => {
    const earlier = earlierOf(
      before,
      version => !isAmong(difference.field, 'missing', differences(version.result, result)),
    )
    return { side: 'read', difference, earlier }
  })
}

function sentConflicts(asked: CallContract, taken: CallContract, before: Versions): Found[] {
  if (asked.isOfHost) return []
  return (['params', 'query', 'body'] as const).flatMap(place => {
    const sent = asked[place] ?? NOTHING
    const found = differences(sent, taken[place] ?? {})
    // How an address names its parameters is not visible to callers.
    const seen = place === 'params' ? found.filter(({ what }) => what !== 'missing' && what !== 'surplus') : found
    return seen.map((difference): Found => {
      const earlier = earlierOf(
        before,
        version => !isAmong(difference.field, 'surplus', differences(sent, version[place] ?? {})),
      )
      return { side: 'sent', difference, earlier }
    })
  })
}

const NOTHING: Schema = { type: 'object', properties: {}, required: [] }

/** Is the field, or what it lies in, named for this reason? */
function isAmong(field: string, reason: Difference['what'], found: readonly Difference[]): boolean {
  return found.some(one => one.what === reason && (field === one.field || isInside(field, one.field)))
}

function isInside(field: string, outer: string): boolean {
  return field.startsWith(outer) && /^[.[{]/.test(field.slice(outer.length))
}
