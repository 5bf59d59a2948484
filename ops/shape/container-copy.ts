import { type ContainerEngine, type ContainerState, lastLineOf } from './container-engine.ts'
import { type Copy, type Slot, waitUntilReady } from './copy.ts'

/** A slot is a service of docker-compose.yml: `catalog-2`. */
export type ContainerSlot = Slot & { name: string }

type Wanted = {
  engine: ContainerEngine
  service: string
  slot: ContainerSlot
  version: string
  /** A container that is there already; unset: one is made. */
  running?: ContainerState
}

const LOOK_AGAIN_MS = 500

/** Starts a container of a service in its slot. The engine starts it again when it ends, as docker-compose.yml says. */
export function startContainerCopy({ engine, service, slot, version, running }: Wanted): Copy {
  let state: ContainerState | null = running ?? null
  let problem: string | null = null
  let restartsBefore = running?.restarts ?? 0
  let asked = 0
  const starting = running
    ? Promise.resolve()
    : engine.fill(slot.name, service, version).catch(error => {
        problem = `was not started: ${lastLineOf(error)}`
      })

  /** What the engine says, twice a second at most; what it said last where it does not answer. */
  async function refresh(): Promise<void> {
    if (Date.now() - asked < LOOK_AGAIN_MS) return
    asked = Date.now()
    const asking = state ? engine.inspectAgain(state.id) : engine.inspect(slot.name)
    state = (await asking.catch(() => null)) ?? state
  }

  async function becomeReady(patienceMs: number): Promise<string | null> {
    await starting
    const end = async () => {
      if (problem !== null) return problem
      await refresh()
      const hasEnded = state !== null && (state.restarts > 0 || (!state.isRunning && state.exitCode !== 0))
      return hasEnded ? `ended before it was ready (${state?.exitCode})` : null
    }
    const url = () => (state?.host === undefined ? undefined : `http://${state.host}:${slot.port}`)
    // Its log says no more than why its container was not made.
    const lastLines = () => (problem === null ? engine.lastLines(slot.name).catch(() => '') : '')
    const why = await waitUntilReady({ url, end, lastLines }, patienceMs)
    if (why !== null) return why
    restartsBefore = state?.restarts ?? 0
    return null
  }

  async function drain(): Promise<void> {
    await starting
    await engine.empty(slot.name)
  }

  return {
    version,
    slot,
    host: () => state?.host,
    pid: () => undefined,
    async restarts() {
      await refresh()
      return (state?.restarts ?? 0) - restartsBefore
    },
    becomeReady,
    drain,
  }
}
