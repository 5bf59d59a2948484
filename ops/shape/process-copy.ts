import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryFlags } from '@shop/tooling/node-flags'
import { type Copy, type Slot, waitUntilReady } from './copy.ts'

type Wanted = {
  name: string
  slot: Slot
  version: string
  script: string
  env: Record<string, string>
  /** What it prints goes to a file in here. */
  logs: string
}

const LOOPBACK = '127.0.0.1'
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A process that lives so long has recovered. */
const LIVED_MS = 60_000
const DRAIN_MS = 25_000
const MOST_LOG_BYTES = 10_000_000
const LAST_CHARACTERS = 4000

/** Starts a process of a service at the ports of its slot. */
export function startProcessCopy({ name, slot, version, script, env, logs }: Wanted): Copy {
  const log = openLog(logs, `${name}-${slot.index + 1}`)
  let printed = ''
  let isStopping = false
  let wasReady = false
  let restarts = 0
  let pauseMs = FIRST_PAUSE_MS
  let child = start()

  function start(): ChildProcess {
    const { PATH = '', HOME = '' } = process.env
    const flags = ['--disable-warning=ExperimentalWarning', '--disable-proto=delete', ...memoryFlags()]
    // A group of its own: Ctrl-C reaches the shape alone, which ends all in order.
    const started = spawn(process.execPath, [...flags, script], {
      env: {
        PATH,
        HOME,
        ...env,
        PORT: String(slot.port),
        METRICS_PORT: String(slot.metricsPort),
        SHOP_VERSION: version,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const began = Date.now()
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', chunk => {
        printed = `${printed}${chunk}`.slice(-LAST_CHARACTERS)
        log.write(chunk)
      })
    started.once('exit', () => void startAgain(Date.now() - began))
    return started
  }

  async function startAgain(livedMs: number): Promise<void> {
    if (isStopping || !wasReady) return
    restarts += 1
    pauseMs = livedMs > LIVED_MS ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    await pause(pauseMs, undefined, { ref: false })
    if (!isStopping) child = start()
  }

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  async function becomeReady(patienceMs: number): Promise<string | null> {
    const problem = await waitUntilReady(
      {
        url: () => `http://${LOOPBACK}:${slot.port}`,
        end: () => (hasEnded() ? `ended before it was ready (${child.signalCode ?? child.exitCode})` : null),
        lastLines: () => printed,
      },
      patienceMs,
    )
    wasReady = problem === null
    return problem
  }

  async function drain(): Promise<void> {
    isStopping = true
    if (!hasEnded()) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS)
      await ended
      clearTimeout(late)
    }
    log.end()
  }

  return {
    version,
    slot,
    host: () => LOOPBACK,
    pid: () => child.pid,
    restarts: async () => restarts,
    becomeReady,
    drain,
  }
}

/** Appends to the log of a slot; a large one gives way, and the one before it is forgotten. */
function openLog(folder: string, name: string) {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.log`)
  if (existsSync(file) && statSync(file).size > MOST_LOG_BYTES) renameSync(file, `${file}.1`)
  return createWriteStream(file, { flags: 'a' })
}
