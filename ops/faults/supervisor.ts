import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Wanted = {
  name: string
  /** From the root of the repository. */
  script: string
  env: Record<string, string>
  /** What it prints goes here: it is needed on the day something fails. */
  folder: string
  isReady: () => Promise<boolean>
  /** Variables of its first life alone. */
  firstLife?: Record<string, string>
}

type Ended = { code: number | null; signal: NodeJS.Signals | null; at: number }

export type SupervisedProcess = {
  name: string
  pid(): number | undefined
  send(signal: NodeJS.Signals): void
  /** The next end of the process, whatever causes it. */
  waitForEnd(): Promise<Ended>
  /** Kills it and starts it with these variables, which hold for one life only. Answers how that life ended, if it did in time. */
  killInto(env: Record<string, string>, patienceMs: number): Promise<Ended | null>
  /** Tells it to end, and starts it with these variables beside its own from then on, however often it ends. */
  endInto(env: Record<string, string>): Promise<void>
  /** Tells it to end, does what needs it away, and starts it again. */
  whileEnded(act: () => Promise<void>): Promise<void>
  isReady(): Promise<boolean>
  ready(): Promise<void>
  stop(): Promise<void>
}

const root = path.resolve(import.meta.dirname, '../..')
const RESTART_MS = 150
const PATIENCE_MS = 20_000
/** Processes that start side by side on a busy machine; how soon buyers are served again is judged elsewhere. */
const READY_MS = 60_000

/** A process of the shop that is started again whenever it ends, as docker or systemd would do. */
export function supervise({ name, script, env, folder, isReady, firstLife = {} }: Wanted): SupervisedProcess {
  const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' })
  let isStopping = false
  let restarting: NodeJS.Timeout | undefined
  let oneLife = firstLife
  let fromNowOn: Record<string, string> = {}
  let child = start()

  function start(): ChildProcess {
    const started = spawnScript(script, { ...env, ...fromNowOn, ...oneLife }, folder)
    oneLife = {}
    started.stdout?.pipe(log, { end: false })
    started.stderr?.pipe(log, { end: false })
    started.once('exit', () => {
      if (!isStopping) restarting = setTimeout(startAgain, RESTART_MS)
    })
    return started
  }

  function startAgain(): void {
    if (!isStopping) child = start()
  }

  async function ready(): Promise<void> {
    const giveUp = Date.now() + READY_MS
    while (Date.now() < giveUp) {
      if (await isReady().catch(() => false)) return
      await pause(40)
    }
    throw new Error(`${name} is not ready; it printed to ${path.join(folder, `${name}.log`)}`)
  }

  async function waitForEnd(): Promise<Ended> {
    const [code, signal] = await once(child, 'exit')
    return { code, signal, at: Date.now() }
  }

  /** One that has just ended by itself is started again anyway. */
  async function endBy(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = waitForEnd()
    child.kill(signal)
    await gone
  }

  return {
    name,
    pid: () => child.pid,
    send: signal => void child.kill(signal),
    waitForEnd,
    isReady: () => isReady().catch(() => false),
    ready,
    async killInto(variables, patienceMs) {
      oneLife = variables
      await endBy('SIGKILL')
      // The next life may be over before it was ever ready.
      await pause(RESTART_MS * 2)
      return Promise.race([waitForEnd(), pause(patienceMs, null)])
    },
    async endInto(variables) {
      fromNowOn = variables
      await endBy('SIGTERM')
      await pause(RESTART_MS * 2)
    },
    async whileEnded(act) {
      isStopping = true
      clearTimeout(restarting)
      await endBy('SIGTERM')
      try {
        await act()
      } finally {
        isStopping = false
        child = start()
      }
    },
    async stop() {
      isStopping = true
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      await endBy('SIGTERM')
      clearTimeout(late)
    },
  }
}

function spawnScript(script: string, env: Record<string, string>, cwd: string): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  const args = ['--disable-warning=ExperimentalWarning', '--disable-proto=delete', path.join(root, script)]
  return spawn(process.execPath, args, { cwd, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}
