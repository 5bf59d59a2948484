import { actionOf, type RemovableKind, type RemovingCalls } from '@shop/contracts/staff/removing/removing'
import type { InternalCalls } from '../between-services/internal.ts'
import { staffRead, staffWrite } from '../between-services/staff-calls.ts'
import type { Clock } from '../process/clock.ts'
import { archiveThings, deleteThings, type Removal, restoreThings } from './removal.ts'

/** What staff ask when they take things away; `removals` say how it is done with each kind. */
export function addRemovingCalls(
  internal: InternalCalls,
  calls: RemovingCalls,
  removals: Readonly<Partial<Record<RemovableKind, Removal>>>,
  clock: Clock,
): void {
  const removalOf = (kind: RemovableKind): Removal => {
    const removal = removals[kind]
    if (!removal) throw new Error(`nobody here takes away a ${kind}`)
    return removal
  }
  const authorOf = (who: string) => ({ who, at: clock.now() })
  const subjectsOf = (names: readonly string[]) => ({
    subject: names.length === 1 ? String(names[0]) : '',
    subjects: names,
  })

  staffRead(internal, calls.uses, async ({ body: { kind, names } }) => {
    const removal = removalOf(kind)
    const [things, stops, targets] = await Promise.all([
      removal.find(names),
      removal.stops(names),
      removal.leading?.targets(names) ?? [],
    ])
    return { things, stops, targets }
  })
  staffWrite(internal, calls.archive, async ({ body: { kind, ...asked }, who }) => {
    const removed = await archiveThings(removalOf(kind), asked, authorOf(who))
    const { leads_to, move_to } = asked
    const change = {
      action: actionOf(kind, 'archive'),
      ...subjectsOf(removed),
      asked: { leads_to, ...(move_to && { move_to }) },
    }
    return { answer: { removed }, change: removed.length > 0 ? change : null }
  })
  staffWrite(internal, calls.restore, async ({ body: { kind, names }, who }) => {
    const answer = await restoreThings(removalOf(kind), names, authorOf(who))
    const change = { action: actionOf(kind, 'restore'), ...subjectsOf(answer.restored) }
    return { answer, change: answer.restored.length > 0 ? change : null }
  })
  staffWrite(internal, calls.delete, async ({ body: { kind, ...asked }, who }) => {
    const before = await removalOf(kind).find(asked.names)
    await deleteThings(removalOf(kind), asked, authorOf(who))
    const { leads_to } = asked
    const titles = before.map(({ name, title }) => ({ name, title }))
    const covered = before.flatMap(({ covers }) => covers)
    const change = { action: actionOf(kind, 'delete'), ...subjectsOf(covered), asked: { leads_to }, before: titles }
    return { answer: { removed: covered }, change }
  })
}
