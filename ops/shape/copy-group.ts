import type { CopyState, ShapeState } from '@shop/tooling/service-releases/shape-state'
import type { Copy, Slot } from './copy.ts'

/** The copies of one service. It has one slot more than copies, so that a new one is there before an old one ends. */
export type CopyGroup = {
  copies(): readonly Copy[]
  /** Brings a version to where copies are started; answers why that is impossible, or null. */
  prepare(version: string): Promise<string | null>
  /**
   * Starts a copy in the free slot and waits until it is ready; one that is not is ended.
   * @throws NotReady
   */
  add(version: string, patienceMs?: number): Promise<Copy>
  drain(copy: Copy): Promise<void>
  /** Drains all of them; from now on none is added. */
  close(): Promise<void>
}

/** A copy did not become ready: why, in a sentence. */
export class NotReady extends Error {}

type Wanted = {
  name: string
  slots: readonly Slot[]
  /** How long a start may take. */
  startMs: number
  /** Copies that are there already. */
  running?: readonly Copy[]
  prepare(version: string): Promise<string | null>
  start(slot: Slot, version: string): Copy
  /** Told whenever a copy comes or goes. */
  onChange(): void
}

export function createGroup({ name, slots, startMs, running = [], prepare, start, onChange }: Wanted): CopyGroup {
  const taken = new Map<Slot, Copy>(running.map(copy => [copy.slot, copy]))
  let isClosed = false

  async function drain(copy: Copy): Promise<void> {
    try {
      await copy.drain()
    } finally {
      taken.delete(copy.slot)
      onChange()
    }
  }

  async function add(version: string, patienceMs = startMs): Promise<Copy> {
    if (isClosed) throw new Error(`${name} is being ended`)
    const slot = slots.find(other => !taken.has(other))
    if (!slot) throw new Error(`${name} has no free slot`)
    const copy = start(slot, version)
    taken.set(slot, copy)
    const problem = await copy.becomeReady(patienceMs)
    if (problem === null) {
      onChange()
      return copy
    }
    // Why it is not ready matters more than what keeps it from ending.
    await drain(copy).catch(() => undefined)
    throw new NotReady(`${name} ${version} ${problem}`)
  }

  async function close(): Promise<void> {
    isClosed = true
    await Promise.allSettled([...taken.values()].map(drain))
  }

  return { copies: () => [...taken.values()], prepare, add, drain, close }
}

/** What a shape says of its copies, by service. */
export async function copyStates(groups: Readonly<Record<string, CopyGroup>>): Promise<ShapeState['services']> {
  const stateOf = async ({ slot, version, restarts }: Copy): Promise<CopyState> => ({
    port: slot.port,
    version,
    restarts: await restarts(),
  })
  const states = Object.entries(groups).map(
    async ([name, group]) => [name, await Promise.all(group.copies().map(stateOf))] as const,
  )
  return Object.fromEntries(await Promise.all(states))
}
