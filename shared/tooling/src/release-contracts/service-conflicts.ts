import type { ServicesContract } from '../releases/contract.ts'
import { type Conflicts, callConflicts, joinConflicts } from './call-conflicts.ts'
import type { Named } from './conflicts.ts'

/**
 * What services would miss whose calls these ones answer. Each parses the whole answer of another, whatever it reads of it.
 * Running services tell only what they answer.
 */
export function serviceConflicts(
  { contract: { calls, asks = {} } }: Named<ServicesContract>,
  { name, contract, earlier }: Named<ServicesContract>,
): Conflicts {
  const before = earlier?.map(({ calls }) => calls)
  return joinConflicts(
    Object.entries(asks).map(([app, names]) => {
      const asked = names.flatMap(call => (calls[call] ? [{ call, ...calls[call] }] : []))
      return callConflicts(asked, contract.calls, { app, services: name, earlier: before, isParsed: true })
    }),
  )
}
