import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AppName } from '../apps.ts'
import { flagsOfStart } from '../node-flags.ts'
import { freePort } from '../webpack/dev/listening.ts'
import { root } from '../webpack/root.ts'
import type { FolderOf } from '../weigh-pages.ts'
import { handOut } from './hand-out.ts'
import { answers, END_WITH_PARENT, type TrialHost } from './trial-host.ts'

const PATIENCE_MS = 60_000

export type TrialShop = TrialHost & {
  owner: { login: string; password: string }
  /** Where all that it keeps lies until it is stopped. */
  folder: string
}

/**
 * A whole shop of this working tree for the release alone, with the goods of the demonstration and a store in a folder that is thrown away: who
 * is signed in for a trial must not be so in the shop of real customers. Its pages have the build that no visitor gets, beside the other
 * parts as they are handed out. It ends with this process.
 * @throws Error when a part is not there yet, or the shop does not answer.
 */
export async function startTrialShop(app: AppName, built: string, served: FolderOf): Promise<TrialShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-trial-'))
  const [parts, data] = [path.join(folder, 'parts'), path.join(folder, 'data')]
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const owner = { login: 'trial', password: randomBytes(16).toString('hex') }
  await handOut(parts, async other => (other === app ? built : served(other)))
  await sharePictures(data)
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [...flagsOfStart(), '--import', END_WITH_PARENT, 'shop/src/start.mjs'], {
    cwd: root,
    // Nothing of the environment: it may name the database of the shop, its bank or its mail server.
    env: {
      PATH,
      PARTS_DIR: parts,
      DATA_DIR: data,
      PORT: String(port),
      BUILD: 'no',
      DEMO: 'yes',
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      SERVICE_WORKER: 'off',
      ADMIN_LOGIN: owner.login,
      ADMIN_PASSWORD: owner.password,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'close')
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', removeFolder)
  const stop = async () => {
    child.kill()
    await ended
    process.off('exit', removeFolder)
    removeFolder()
  }
  try {
    await Promise.race([answers(`${origin}/health/ready`, PATIENCE_MS), ended.then(refuseEnd)])
    return { origin, owner, folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function refuseEnd(): never {
  throw new Error('a shop of this tree does not start')
}

/** What one trial has drawn, the next need not draw again. */
async function sharePictures(data: string): Promise<void> {
  const pictures = path.join(root, '.cache/trial-pictures')
  await mkdir(pictures, { recursive: true })
  await mkdir(data, { recursive: true })
  await symlink(pictures, path.join(data, 'images'), 'junction')
}
