import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serviceNames, urlVariable } from '@shop/contracts/parts'
import type { AppName } from '../apps.ts'
import { freePort } from '../webpack/dev/listening.ts'
import { root } from '../webpack/root.ts'
import type { FolderOf } from '../weigh-pages.ts'
import { handOut } from './hand-out.ts'

const PATIENCE_MS = 20_000
const LOOK_AGAIN_MS = 100
/** Node runs it before a trial's server, which ends with the command then. */
export const END_WITH_PARENT = path.join(import.meta.dirname, 'end-with-parent.ts')

export type TrialHost = { origin: string; stop(): Promise<void> }

/**
 * A host server of this working tree for the release alone: it writes pages with a build that no visitor gets, beside the other
 * parts as they are handed out, and asks the running shop for what they show. It ends with this process, even with one that is killed.
 * @throws Error when a part is not there yet, or the server does not answer.
 */
export async function startTrialHost(app: AppName, built: string, served: FolderOf, shop: string): Promise<TrialHost> {
  const parts = await mkdtemp(path.join(tmpdir(), 'shop-trial-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  await handOut(parts, async other => (other === app ? built : served(other)))
  const { PATH = '' } = process.env
  const flags = ['--disable-warning=ExperimentalWarning', '--import', END_WITH_PARENT]
  const child = spawn(process.execPath, [...flags, 'host/server/main.ts'], {
    cwd: root,
    // Nothing of the environment: it may name the registry of the shop.
    env: {
      PATH,
      PARTS_DIR: parts,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      ...Object.fromEntries(serviceNames.map(name => [urlVariable(name), shop])),
      LOG_LEVEL: 'error',
      SERVICE_WORKER: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'close')
  // A command that is interrupted exits without coming back here.
  const removeParts = () => rmSync(parts, { recursive: true, force: true })
  process.once('exit', removeParts)
  const stop = async () => {
    child.kill()
    await ended
    process.off('exit', removeParts)
    removeParts()
  }
  try {
    await answers(`${origin}/health/live`)
    return { origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for a server of a trial. @throws Error when it does not answer in time. */
export async function answers(address: string, patienceMs = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await pause(LOOK_AGAIN_MS)
  }
  throw new Error(`no server of this tree answers at ${address}`)
}
