import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
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

export type TrialHost = { origin: string; stop(): Promise<void> }

/**
 * A host server of this working tree for the release alone: it writes pages with a build that no visitor gets, beside the other
 * parts as they are handed out, and asks the running shop for what they show.
 * @throws Error when a part is not there yet, or the server does not answer.
 */
export async function startTrialHost(app: AppName, built: string, served: FolderOf, shop: string): Promise<TrialHost> {
  const parts = await mkdtemp(path.join(tmpdir(), 'shop-trial-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  await handOut(parts, async other => (other === app ? built : served(other)))
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'host/server/main.ts'], {
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
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  const stop = async () => {
    child.kill()
    await ended
    await rm(parts, { recursive: true })
  }
  try {
    await answers(`${origin}/health/live`)
    return { origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function answers(address: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await pause(LOOK_AGAIN_MS)
  }
  throw new Error(`no host server of this tree answers at ${address}`)
}
