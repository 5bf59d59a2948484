import type { Copy, Slot } from './copy.ts'

/** The copies of one service. It has one slot more than copies, so that a new one is there before an old one ends. */
export type CopyGroup = {
  copies(): readonly Copy[]
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
  start(slot: Slot, version: string): Copy
  /** Told whenever a copy comes or goes. */
  onChange(): void
}

export function createGroup({ name, slots, startMs, start, onChange }: Wanted): CopyGroup {
  const taken = new Map<Slot, Copy>()
  let isClosed = false

  async function drain(copy: Copy): Promise<void> {
    await copy.drain()
    taken.delete(copy.slot)
    onChange()
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
    await drain(copy)
    throw new NotReady(`${name} ${version} ${problem}`)
  }

  async function close(): Promise<void> {
    isClosed = true
    await Promise.allSettled([...taken.values()].map(drain))
  }

  return { copies: () => [...taken.values()], add, drain, close }
}
