import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { listen } from '@shop/service-kit/app/listen'
import { freePort } from '../production-shape/free-port.ts'
import { waitUntilReady } from '../shape/copy.ts'
import type { Variables } from './dev-environment.ts'
import { createHeldAddress } from './hold-calls.ts'
import { endNode, hasEnded, patientFlags, runNode } from './run-node.ts'

export type DevProcess = {
  /** Its address, which stays. */
  url: string
  pid(): number | undefined
  /** Starts the present code in place of what runs; calls wait meanwhile. Null, or why it did not become ready. */
  restart(patienceMs?: number): Promise<string | null>
  stop(): Promise<void>
}

type Wanted = {
  name: string
  script: string
  env(): Variables
  /** When it counts as started. */
  question?: 'ready' | 'live'
  /** A line that it printed. */
  print(line: string): void
  /** Told when it ends by itself after it was ready. */
  onEnd(how: string): void
}

/** How long a call waits for a process that starts. */
const CALL_WAITS_MS = 15_000
const START_MS = 30_000
const DRAIN_MS = 10_000
const LAST_LINES = 40

/** A process behind an address that stays, for as long as `npm run dev` runs. */
export async function openDevProcess({
  name,
  script,
  env,
  question = 'ready',
  print,
  onEnd,
}: Wanted): Promise<DevProcess> {
  const held = createHeldAddress(name, CALL_WAITS_MS)
  const listening = await listen({ app: held.listener, host: '127.0.0.1', port: 0 })
  let present: ChildProcess | null = null
  let isReady = false
  let isStopping = false

  async function restart(patienceMs = START_MS): Promise<string | null> {
    const before = present
    isReady = false
    const drained = held.hold(DRAIN_MS).then(() => before && endNode(before))
    const port = await freePort()
    const printed: string[] = []
    const child = start(port, printed)
    present = child
    const problem = await waitUntilReady(
      {
        url: () => `http://127.0.0.1:${port}`,
        end: () => (hasEnded(child) ? `ended before it was ready (${child.signalCode ?? child.exitCode})` : null),
        lastLines: () => printed.join('\n'),
        question,
      },
      patienceMs,
    )
    isReady = problem === null
    if (isReady) held.open(port)
    else {
      held.refuse()
      await endNode(child)
    }
    await drained
    return problem
  }

  function start(port: number, printed: string[]): ChildProcess {
    const child = runNode([...patientFlags, script], { ...env(), PORT: String(port) }, 'pipe')
    for (const output of [child.stdout, child.stderr])
      if (output)
        createInterface({ input: output }).on('line', line => {
          printed.push(line)
          if (printed.length > LAST_LINES) printed.shift()
          print(line)
        })
    child.once('exit', (code, signal) => {
      if (child !== present || !isReady || isStopping) return
      held.refuse()
      onEnd(String(signal ?? code))
    })
    return child
  }

  return {
    url: `http://127.0.0.1:${listening.port}`,
    pid: () => present?.pid,
    restart,
    async stop() {
      isStopping = true
      held.refuse()
      if (present) await endNode(present)
      await listening.stop()
    },
  }
}
