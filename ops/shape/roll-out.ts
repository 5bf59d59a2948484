import { setTimeout as pause } from 'node:timers/promises'
import type { Copy } from './copy.ts'
import { type CopyGroup, NotReady } from './copy-group.ts'
import { createTally, type Figures, nothing, sumOf } from './figures.ts'
import { judgeCopies } from './judge-copies.ts'

export type RollOut = {
  group: CopyGroup
  from: string
  to: string
  /** How long errors and latency are watched: half of it beside copies of before, half of it without them. */
  watchMs: number
  /** How long doors and clients may take to notice a copy that is ready. */
  takeInMs: number
  /** False once another version is wanted: this one is taken back at once. */
  isWanted(): boolean
  say(line: string): void
  /** Told when it is known until when the new copies are watched. */
  onWatch(until: Date): void
}

export type Outcome = { state: 'over' | 'refused' | 'taken back'; why?: string }

const LOOK_MS = 500

/**
 * Replaces the copies of a service one by one: a new one is ready and taken in before an old one is drained, so that there are never fewer.
 * What is never ready leaves all as it was; what answers worse than the version before is taken back in the same way.
 */
export async function rollOut(wanted: RollOut): Promise<Outcome> {
  const { group, from, to, watchMs, say, onWatch } = wanted
  const old = group.copies().filter(({ version }) => version !== to)
  let before = nothing
  for (const [index, copy] of old.entries()) {
    const problem = await replaceCopy(wanted, copy, to)
    if (problem !== null && index === 0) return { state: 'refused', why: problem }
    if (problem !== null) return takeBack(wanted, problem)
    say(`copy ${index + 1} of ${old.length} is ${to}`)
    if (index > 0 || old.length === 1 || watchMs === 0) continue
    onWatch(new Date(Date.now() + watchMs))
    const watched = await watchCopies(wanted, watchMs / 2, nothing)
    if (watched.why) return takeBack(wanted, watched.why)
    before = watched.before
  }
  if (watchMs > 0) {
    onWatch(new Date(Date.now() + watchMs / 2))
    const { why, now } = await watchCopies(wanted, watchMs / 2, before)
    if (why) return takeBack(wanted, why)
    say(`${now.answers} answers, ${now.errors} errors (${from}: ${before.answers}, ${before.errors})`)
  }
  return { state: 'over' }
}

/** A copy of another version takes the place of one; answers why it does not. */
async function replaceCopy({ group, takeInMs }: RollOut, old: Copy, version: string): Promise<string | null> {
  try {
    await group.add(version)
  } catch (error) {
    if (error instanceof NotReady) return error.message
    throw error
  }
  await pause(takeInMs)
  await group.drain(old)
  return null
}

async function takeBack(wanted: RollOut, why: string): Promise<Outcome> {
  const { group, from, to, say } = wanted
  say(`${to} is taken back: ${why}`)
  for (const copy of group.copies().filter(({ version }) => version === to)) {
    const problem = await replaceCopy(wanted, copy, from)
    if (problem === null) say(`a copy is ${from} again`)
    else say(`a copy stays: ${problem}`)
  }
  return { state: 'taken back', why }
}

type Watched = { why: string | null; now: Figures; before: Figures }

/** Compares new copies with old ones over the same time; where none are left, with what they answered before. */
async function watchCopies({ group, to, isWanted }: RollOut, ms: number, known: Figures): Promise<Watched> {
  const end = Date.now() + ms
  const tallies = group.copies().map(copy => ({ isNew: copy.version === to, tally: createTally(copy) }))
  const look = async (isNew: boolean) =>
    sumOf(await Promise.all(tallies.filter(one => one.isNew === isNew).map(({ tally }) => tally.look())))
  for (;;) {
    const [now, beside] = [await look(true), await look(false)]
    const before = tallies.every(({ isNew }) => isNew) ? known : beside
    const why = isWanted() ? judgeCopies(now, before) : 'another version is wanted'
    if (why || Date.now() >= end) return { why, now, before }
    await pause(Math.min(LOOK_MS, Math.max(0, end - Date.now())))
  }
}
