import { setTimeout as pause } from 'node:timers/promises'

/** A place for one copy: its port stays, whichever version is there. */
export type Slot = { index: number; port: number; metricsPort: number }

/** One running copy of a service, a process or a container. Once it was ready it is started again whenever it ends. */
export type Copy = {
  version: string
  slot: Slot
  /** Where its ports are; undefined while it has no address. */
  host(): string | undefined
  /** Of a process of this machine's own; undefined: it is none. */
  pid(): number | undefined
  /** How often it has ended by itself since it was ready. */
  restarts(): Promise<number>
  /** Waits until it is ready; answers why not, in words that follow its name, or null. */
  becomeReady(patienceMs: number): Promise<string | null>
  /** Ends it: what is under way is finished first. */
  drain(): Promise<void>
}

const LOOK_AGAIN_MS = 100
const LOOK_MS = 2000

type Starting = {
  /** Of its service, as far as there is one yet. */
  url(): string | undefined
  /** Why nothing is to be expected of it, in words that follow its name; null while something is. */
  end(): Promise<string | null> | string | null
  /** The last lines that it printed; empty where it printed nothing. */
  lastLines(): Promise<string> | string
  /** What it is asked; `live` of a door, which is ready when all behind it are. */
  question?: 'ready' | 'live'
}

/** Waits until a copy that was just started is ready; answers why it is not, in words that follow its name, or null. */
export async function waitUntilReady(
  { url, end, lastLines, question = 'ready' }: Starting,
  patienceMs: number,
): Promise<string | null> {
  const giveUp = Date.now() + patienceMs
  const tellLastLine = async () => {
    const line = findCause(await lastLines())
    return line ? `; it printed last: ${line}` : ''
  }
  let seen: string | null = null
  while (Date.now() < giveUp) {
    const ended = await end()
    if (ended !== null) return `${ended}${await tellLastLine()}`
    const address = url()
    const answer = address === undefined ? null : await look(`${address}/health/${question}`)
    if (answer === 'ready') return null
    seen = answer ?? seen
    await pause(LOOK_AGAIN_MS)
  }
  return `was not ready within ${patienceMs / 1000} s: ${seen ?? `nothing answers at its port${await tellLastLine()}`}`
}

/** Node ends what it prints of an uncaught error with the stack and its own version, which say nothing. */
export function findCause(printed: string): string | undefined {
  const lines = printed.trim().split('\n')
  return (lines.findLast(line => /^\S*Error\b.*: /.test(line)) ?? lines.at(-1))?.trim()
}

/** What it says of itself; null: nothing. */
async function look(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LOOK_MS) })
    if (answer.ok) return 'ready'
    const { checks = {} } = await answer.json()
    const red = Object.keys(checks).filter(name => checks[name] !== true)
    return `${new URL(address).pathname} answers ${answer.status} (red: ${red.join(', ') || 'all'})`
  } catch {
    return null
  }
}
